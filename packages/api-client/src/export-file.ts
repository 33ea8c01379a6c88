export { csvHead, csvLines, type CsvRow } from './exports/csv-text';
export { ORDER_COLUMNS, fileTime, orderLine } from './exports/order-line';
