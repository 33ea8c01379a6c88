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
export { CHARGE_COLUMNS, chargeColumns } from './exports/charge-columns';
export { ORDER_COLUMNS, fileTime, orderLine } from './exports/order-line';
