export { unpackWorkbook } from './workbook/count-workbook.mjs';
export { Unreadable } from './workbook/inflate.mjs';
