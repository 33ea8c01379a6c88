import { numberColumns, type BenchRow } from './bench';
import type { SheetTable } from './sheet-table';

/** A row of a workbook that is written; a number is written as one, text never as a formula. */
export interface WrittenRow {
  /** As the spreadsheet numbers it, from 1. */
  number: number;
  cells: readonly (string | number)[];
}

/** What is told of a sheet beside its rows. */
export interface SheetLook {
  name: string;
  /** Characters. */
  widths: readonly number[];
  isRtl: boolean;
}

/** Rows under the columns of their table, each at the number it had; a number of the file stays one. */
export const templateRows = (
  { columns }: SheetTable,
  rows: readonly Pick<BenchRow, 'number' | 'values' | 'original' | 'numbers'>[],
): WrittenRow[] => [
  { number: 1, cells: columns },
  ...rows.map((row) => {
    const numbers = new Set(numberColumns(row));
    const cells = columns.map((column) => {
      const text = row.values[column];
      return numbers.has(column) ? Number(text) : text;
    });
    return { number: row.number, cells };
  }),
];

/** The look of a sheet to be read by the portal. */
export const templateLook = ({ kind, columns }: SheetTable): SheetLook => ({
  name: kind,
  widths: columns.map(({ length }) => length + 6),
  isRtl: false,
});
