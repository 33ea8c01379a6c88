export { readAmount } from './read-amount';
export { plainDigits, withoutUnseen } from './plain-cell';
export { readPhone } from './read-phone';
export { namesPayment, readPayment } from './read-payment';
export { possibleDays, type DatePlace } from './read-date';
export { isLikeTime } from './read-time';
export { readDeliveryType } from './delivery-words';
export { readRow, type RowReading } from './read-row';
export type { Answer, CellDoubt } from './verdict';
