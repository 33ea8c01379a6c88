export { unpackWorkbook } from './workbook/count-workbook.mjs';
export { isEncrypted } from './workbook/encrypted.mjs';
export { Unreadable } from './workbook/inflate.mjs';
export { isSheetHidden, PLAIN_PARSING } from './workbook/sheet-reading.mjs';
