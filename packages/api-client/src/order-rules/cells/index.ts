export { readAmount } from './read-amount';
export { plainDigits, withoutUnseen } from './plain-cell';
export { readPhone } from './read-phone';
export { readPayment } from './read-payment';
export { readRow, type RowReading } from './read-row';
export type { Answer, CellDoubt } from './verdict';
