import { csvHead, csvLines, type CsvForm, type CsvRow } from '@courier/api-client/export-file';

/** Cells cannot start a formula. */
export const csvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  form?: CsvForm,
): Buffer => Buffer.from(csvHead(columns, form) + csvLines(columns, rows, form));
