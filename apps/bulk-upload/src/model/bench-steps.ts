import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import type { Bench, BenchRow, Change } from './bench';
import type { CellProblem } from './check-row';

/** Puts a cell's text into the cells below it that are empty or wrong. */
export function fillDown(
  { rows }: Bench,
  from: { row: number; column: BulkColumn },
  below: readonly number[],
  problems: (row: BenchRow) => readonly CellProblem[],
): Change[] {
  const { column } = from;
  const text = rows[from.row]?.values[column] ?? '';
  return below.flatMap((row) => {
    const found = rows[row];
    const isWanted =
      found !== undefined &&
      (found.values[column] === '' || problems(found).some((problem) => problem.column === column));
    return isWanted ? [{ row, column, text }] : [];
  });
}

/** Puts pasted cells into these rows, from a column on; what lies beyond is left out. */
export const pasted = (
  cells: readonly (readonly string[])[],
  into: readonly number[],
  fromColumn: number,
): Change[] =>
  cells.flatMap((line, down) =>
    line.flatMap((text, across) => {
      const row = into[down];
      const column = BULK_COLUMNS[fromColumn + across];
      return row === undefined || column === undefined ? [] : [{ row, column, text }];
    }),
  );
