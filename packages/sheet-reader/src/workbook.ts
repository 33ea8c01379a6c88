export { unpackWorkbook } from './workbook/count-workbook.ts';
export { isEncrypted } from './workbook/encrypted.ts';
export { Unreadable } from './workbook/inflate.ts';
export { openBook } from './workbook/open-book.ts';
export { isTotalRow } from './workbook/total-row.ts';
export type { CellRow, CellValue } from './workbook/cell-row.ts';
