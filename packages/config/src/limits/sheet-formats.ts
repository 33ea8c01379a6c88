export interface SheetFormat {
  name: string;
  /** Lower case, without the point. */
  extensions: readonly string[];
  mediaType: string;
}

export const XLSX_FORMAT = {
  name: 'XLSX',
  extensions: ['xlsx'],
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies SheetFormat;

/** Read in the browser as pasted rows and sent as XLSX. */
export const TEXT_FORMATS = [
  { name: 'CSV', extensions: ['csv'], mediaType: 'text/csv' },
  { name: 'TSV', extensions: ['tsv', 'tab', 'txt'], mediaType: 'text/tab-separated-values' },
] as const satisfies readonly SheetFormat[];

/** In the order of landing page, drop zone and messages. */
export const SHEET_FORMATS: readonly SheetFormat[] = [XLSX_FORMAT, ...TEXT_FORMATS];
