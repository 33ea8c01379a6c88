import type { Bench, CellChange } from './bench';
import type { BenchColumn } from './columns';
import type { SheetTable } from './sheet-table';

export interface Search {
  find: string;
  /** The only column looked at; null for all. */
  column: BenchColumn | null;
  matchCase: boolean;
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/** The cells in which a text stands, row by row, each with the text it would be replaced by. */
export function replacements(
  { rows }: Bench,
  { find, column, matchCase }: Search,
  by: string,
  table: Pick<SheetTable, 'columns'>,
): CellChange[] {
  if (find === '') return [];
  const pattern = new RegExp(find.replace(ESCAPED, String.raw`\$&`), matchCase ? 'gu' : 'giu');
  const columns = column === null ? table.columns : [column];
  return rows.flatMap(({ values }, row) =>
    columns.flatMap((each) => {
      const text = values[each].replace(pattern, () => by);
      return values[each].search(pattern) === -1 ? [] : [{ row, column: each, text }];
    }),
  );
}

/** Of cells in their order, the one after a place, or before it; from the end it goes on at the beginning. */
export function nextCell(
  cells: readonly CellChange[],
  { row, column }: { row: number; column: number },
  forward: boolean,
  { columns }: Pick<SheetTable, 'columns'>,
): CellChange | undefined {
  const after = (cell: CellChange) =>
    cell.row === row ? columns.indexOf(cell.column) - column : cell.row - row;
  return forward
    ? (cells.find((cell) => after(cell) > 0) ?? cells[0])
    : (cells.findLast((cell) => after(cell) < 0) ?? cells.at(-1));
}
