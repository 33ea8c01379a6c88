/** A kind of file that a sheet of orders is read from. */
export interface SheetFormat {
  /** As every text of the portal calls it. */
  name: string;
  /** Without the point, in small letters. */
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

/** The formats that landing page, drop zone and messages name, in this order. */
export const SHEET_FORMATS: readonly SheetFormat[] = [XLSX_FORMAT, ...TEXT_FORMATS];
