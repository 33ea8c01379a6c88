import type { SheetColumn } from '@courier/sheet-reader';
import type { BenchRow, RowValues } from './bench';

/** Copies repairs and decisions to rows that were read again, for columns with unchanged content. */
export function carryMended(before: readonly BenchRow[], read: readonly BenchRow[]): BenchRow[] {
  const known = new Map(before.map((row) => [row.number, row]));
  return read.map((row) => {
    const old = known.get(row.number);
    if (!old) return row;
    const mended = (Object.keys(row.values) as SheetColumn[]).filter(
      (column) =>
        old.values[column] !== old.original[column] && old.original[column] === row.original[column],
    );
    if (mended.length === 0 && old.leftOut === row.leftOut && !old.isConfirmed) return row;
    const values: RowValues = {
      ...row.values,
      ...Object.fromEntries(mended.map((column) => [column, old.values[column]])),
    };
    return { ...row, values, leftOut: old.leftOut, ...(old.isConfirmed && { isConfirmed: true }) };
  });
}
