export { isShortened, readAmount } from './read-amount';
export { plainDigits, withoutUnseen } from './plain-cell';
export { isOnePhone, readPhone, type PhoneNumber } from './read-phone';
export { readPayment } from './read-payment';
export { readRow, type RowCells, type RowReading } from './read-row';
export type { Answer, CellDoubt, Verdict } from './verdict';
