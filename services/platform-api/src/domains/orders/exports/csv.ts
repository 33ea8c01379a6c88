import { csvHead, csvLines, type CsvForm, type CsvRow } from '@courier/api-client/export-file';

interface CsvLook<Column extends string> {
  form?: CsvForm;
  /** Headings; without them the names of the columns, for programs. */
  heading?: (column: Column) => string;
}

/** Cells cannot start a formula. */
export const csvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  { form, heading = (column) => column }: CsvLook<Column> = {},
): Buffer => Buffer.from(csvHead(columns.map(heading), form) + csvLines(columns, rows, form));
