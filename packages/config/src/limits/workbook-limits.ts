/**
 * What a workbook of orders may hold; the browser and the server count by the same table while the file inflates. Its
 * size as a file is `LIMITS.bulkFileBytes`.
 */
export const WORKBOOK_LIMITS = {
  /** Below the heading, on any sheet. */
  rows: 25_000,
  columns: 128,
  /** Of one cell. */
  cellCharacters: 2000,
  /** Of all entries together. */
  inflatedBytes: 48 * 1024 * 1024,
  /** Files in the archive. */
  entries: 200,
} as const;
