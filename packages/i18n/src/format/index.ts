export {
  decimalSignOf,
  /** @public For remotes of other teams. */
  formatAmount,
  formatMoney,
  moneyParts,
  type DecimalSign,
  /** @public What `moneyParts` returns. */
  type MoneyPart,
} from './money';
export {
  formatClock,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from './time';
export { formatAgo, formatCountdown, formatDuration } from './ago';
export { addressLanguages } from './address-languages';
export { formatDistance } from './distance';
export { formatList } from './list';
export { formatNumber } from './number';
export { formatPercent } from './percent';
export { formatPhone } from './phone';
export { formatTaxNumberLengths } from './tax-number-lengths';
