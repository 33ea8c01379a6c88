import { numberColumns, type BenchRow } from '../bench/bench';
import type { SheetTable } from '../bench/sheet-table';

/** A row to write; numbers stay numbers and text is never a formula. */
export interface WrittenRow {
  /** Spreadsheet row number, from 1. */
  number: number;
  cells: readonly (string | number)[];
}

export interface SheetLook {
  name: string;
  /** Characters. */
  widths: readonly number[];
  isRtl: boolean;
}

/** Rows in template columns at their original row numbers; number cells stay numbers. */
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

export const templateLook = ({ kind, columns }: SheetTable): SheetLook => ({
  name: kind,
  widths: columns.map(({ length }) => length + 6),
  isRtl: false,
});
