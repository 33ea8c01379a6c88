export { rawParts, rawWorkbook, sheetDataXml, sheetXml, textCell } from './raw-workbook';
