export { openWorkbook, readWorkbook, type OpenedWorkbook } from './read-workbook';
