import type { SheetColumn } from '@courier/sheet-reader';
import type { Bench, CellChange } from './bench';
import type { SheetTable } from './sheet-table';

export interface Search {
  find: string;
  /** The only column to search; null for all. */
  column: SheetColumn | null;
  matchCase: boolean;
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

const escapePattern = (find: string) => find.replace(ESCAPED, String.raw`\$&`);

/** Splits text so that every second piece is a match; undefined without a match. */
export function foundPieces(
  text: string,
  { find, matchCase }: Pick<Search, 'find' | 'matchCase'>,
): readonly string[] | undefined {
  if (find === '' || text === '') return undefined;
  const pieces = text.split(new RegExp(`(${escapePattern(find)})`, matchCase ? 'u' : 'iu'));
  return pieces.length > 1 ? pieces : undefined;
}

/** The matching cells in row order with their replaced text. */
export function replacements(
  { rows }: Bench,
  { find, column, matchCase }: Search,
  by: string,
  table: Pick<SheetTable, 'shownColumns'>,
): CellChange[] {
  if (find === '') return [];
  const pattern = new RegExp(escapePattern(find), matchCase ? 'gu' : 'giu');
  const columns = column === null ? table.shownColumns : [column];
  return rows.flatMap(({ values }, row) =>
    columns.flatMap((each) => {
      const text = values[each].replace(pattern, () => by);
      return values[each].search(pattern) === -1 ? [] : [{ row, column: each, text }];
    }),
  );
}

/** The next or previous match from a position, wrapping around at the end. */
export function nextCell(
  cells: readonly CellChange[],
  { row, column }: { row: number; column: number },
  forward: boolean,
  { shownColumns }: Pick<SheetTable, 'shownColumns'>,
): CellChange | undefined {
  const after = (cell: CellChange) =>
    cell.row === row ? shownColumns.indexOf(cell.column) - column : cell.row - row;
  return forward
    ? (cells.find((cell) => after(cell) > 0) ?? cells[0])
    : (cells.findLast((cell) => after(cell) < 0) ?? cells.at(-1));
}
