export {
  MACHINE_CSV,
  countryCsv,
  csvHead,
  csvLines,
  csvTable,
  guardCell,
  withoutGuard,
  type CsvForm,
  type CsvRow,
} from './exports/csv-text';
export { ORDER_COLUMNS, fileTime, orderLine } from './exports/order-line';
