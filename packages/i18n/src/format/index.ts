export { formatAmount, formatMoney } from './money';
export { formatDateTime, formatDay, formatTime, formatTimeRange } from './time';
export { formatAgo, formatCountdown, formatDuration } from './ago';
export { formatDistance } from './distance';
export { formatPhone } from './phone';
