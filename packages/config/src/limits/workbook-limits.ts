/**
 * Limits of a workbook of orders; browser and server apply them while the file inflates. Its file size is limited by
 * `LIMITS.bulkFileBytes`.
 */
export const WORKBOOK_LIMITS = {
  /** Below the heading, on any sheet. */
  rows: 25_000,
  columns: 128,
  cellCharacters: 2000,
  /** Of all entries. */
  inflatedBytes: 48 * 1024 * 1024,
  /** Files in the archive. */
  entries: 200,
} as const;
