import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client/contract';
import * as spreadsheets from 'xlsx';

export type FileRow = Partial<Record<BulkColumn, string | number>>;

export const GOOD_ROW: FileRow = {
  customer_name: 'Lin Chia-hao',
  customer_phone: '0912048317',
  dropoff_address: 'No. 17, Ln. 240, Guangfu S. Rd.',
  unit: '12F-3',
  description: '2 × winter melon tea',
  amount: 640,
};

/**
 * A filled template as base64 spreadsheet.
 * @param formats number formats by cell reference
 */
export function bulkFile(
  rows: readonly FileRow[],
  columns: readonly string[] = BULK_COLUMNS,
  formats: Readonly<Record<string, string>> = {},
): string {
  const cells = rows.map((row) => columns.map((column) => row[column as BulkColumn] ?? ''));
  const book = spreadsheets.utils.book_new();
  const sheet = spreadsheets.utils.aoa_to_sheet([[...columns], ...cells]);
  for (const [reference, z] of Object.entries(formats)) Object.assign(sheet[reference] as object, { z });
  spreadsheets.utils.book_append_sheet(book, sheet, 'orders');
  return spreadsheets.write(book, { type: 'base64', bookType: 'xlsx', compression: true }) as string;
}

/** Confirms all rows, for tests with possible duplicates. */
export const confirmAll = (rows: number): { confirmed_duplicates: number[] } => ({
  confirmed_duplicates: Array.from({ length: rows }, (_, row) => row + 2),
});
