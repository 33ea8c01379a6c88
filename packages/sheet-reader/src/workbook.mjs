export { unpackWorkbook } from './workbook/count-workbook.mjs';
export { isEncrypted } from './workbook/encrypted.mjs';
export { Unreadable } from './workbook/inflate.mjs';
export { openBook } from './workbook/open-book.mjs';
export { isTotalRow } from './workbook/total-row.mjs';
