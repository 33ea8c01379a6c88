import { csvHead, csvLines, type CsvRow } from '@courier/api-client/export-file';

/** The bytes of a CSV file, whose cells start no formula. */
export const csvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
): Buffer => Buffer.from(csvHead(columns) + csvLines(columns, rows));
