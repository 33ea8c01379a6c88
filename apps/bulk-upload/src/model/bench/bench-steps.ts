import type { SheetColumn } from '@courier/sheet-reader';
import type { Bench, BenchRow, CellChange } from './bench';
import type { CellProblem } from './check-row';
import type { SheetTable } from './sheet-table';

/** Copies the text of a cell into the cells below it that are empty or wrong. */
export function fillDown(
  { rows }: Bench,
  from: { row: number; column: SheetColumn },
  below: readonly number[],
  problems: (row: BenchRow) => readonly CellProblem[],
): CellChange[] {
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

/** Pastes cells into rows from a column on; drops cells beyond the last row or column. */
export const pasted = (
  cells: readonly (readonly string[])[],
  into: readonly number[],
  fromColumn: number,
  { shownColumns }: Pick<SheetTable, 'shownColumns'>,
): CellChange[] =>
  cells.flatMap((line, down) =>
    line.flatMap((text, across) => {
      const row = into[down];
      const column = shownColumns[fromColumn + across];
      return row === undefined || column === undefined ? [] : [{ row, column, text }];
    }),
  );
