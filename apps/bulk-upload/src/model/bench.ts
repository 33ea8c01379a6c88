import { BULK_COLUMNS } from '@courier/api-client';
import type { BenchColumn, Mapping } from './columns';
import type { RowExclusion, Sheet } from './sheet';
import type { Twin } from './twin';

/** What stands in the columns of a row's own table; those of other tables are never asked for. */
export type RowValues = Readonly<Record<BenchColumn, string>>;

/** Why the server refused a row, and what the row was then. */
export interface Refusal {
  key: string;
  values: RowValues;
  /** Of a row that was held as a duplicate: the order, or the other row. */
  twin?: Twin;
}

export interface BenchRow {
  number: number;
  values: RowValues;
  /** As it came from the file. */
  original: RowValues;
  refusal: Refusal | null;
  /** Not to be placed, as somebody decided. */
  leftOut: boolean;
  /** Why the sheet itself leaves it out; absent for a row like any other. */
  exclusion?: RowExclusion;
  /** Placed although it looks like another order, as the user has confirmed. */
  isConfirmed?: boolean;
  /** Columns whose cell the workbook holds as a number; what was typed over one is a text. */
  numbers?: readonly BenchColumn[];
}

/** The columns of a row whose cells are still numbers of the workbook. */
export const numberColumns = ({
  values,
  original,
  numbers = [],
}: Pick<BenchRow, 'values' | 'original' | 'numbers'>): readonly BenchColumn[] =>
  values === original ? numbers : numbers.filter((column) => values[column] === original[column]);

/** A cell and what stands in it from now on; `row` counts from 0. */
export interface CellChange {
  row: number;
  column: BenchColumn;
  text: string;
}

/** A cell that changes, a row that is left out or taken in again, or one that is confirmed as an order of its own. */
export type Change = CellChange | { row: number; leftOut: boolean } | { row: number; isConfirmed: boolean };

/** Rows under repair, with every step back. */
export interface Bench {
  rows: readonly BenchRow[];
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
}

/** The rows of a sheet under our columns. */
export function benchOf(
  { rows }: Sheet,
  mapping: Mapping,
  columns: readonly BenchColumn[] = BULK_COLUMNS,
): Bench {
  return {
    past: [],
    future: [],
    rows: rows.map(({ number, cells, exclusion, numbers = [] }) => {
      const values = Object.fromEntries(
        columns.map((column) => {
          const place = mapping[column];
          return [column, place === undefined ? '' : (cells[place] ?? '')];
        }),
      ) as RowValues;
      const isNumber = new Set(numbers);
      const counted = columns.filter((column) => isNumber.has(mapping[column] ?? -1));
      const leftOut = exclusion !== undefined;
      return {
        number,
        values,
        original: values,
        refusal: null,
        leftOut,
        ...(exclusion && { exclusion }),
        ...(counted.length > 0 && { numbers: counted }),
      };
    }),
  };
}

function put(rows: readonly BenchRow[], changes: readonly Change[]): BenchRow[] {
  const changed = [...rows];
  for (const made of changes) {
    const before = changed[made.row];
    if (!before) continue;
    if ('leftOut' in made) changed[made.row] = { ...before, leftOut: made.leftOut };
    else if ('isConfirmed' in made) changed[made.row] = { ...before, isConfirmed: made.isConfirmed };
    else changed[made.row] = { ...before, values: { ...before.values, [made.column]: made.text } };
  }
  return changed;
}

/** What these changes would have to be undone by. */
const inverse = (rows: readonly BenchRow[], changes: readonly Change[]): Change[] =>
  changes.map((made) => {
    const before = rows[made.row];
    if ('leftOut' in made) return { row: made.row, leftOut: before?.leftOut ?? false };
    if ('isConfirmed' in made) return { row: made.row, isConfirmed: before?.isConfirmed ?? false };
    return { row: made.row, column: made.column, text: before?.values[made.column] ?? '' };
  });

/** Makes changes as one step; what changes nothing is no step. */
export function change(bench: Bench, changes: readonly Change[]): Bench {
  const real = changes.filter((made) => {
    const before = bench.rows[made.row];
    if (!before) return false;
    if ('leftOut' in made) return before.leftOut !== made.leftOut;
    if ('isConfirmed' in made) return (before.isConfirmed ?? false) !== made.isConfirmed;
    return before.values[made.column] !== made.text;
  });
  if (real.length === 0) return bench;
  return { rows: put(bench.rows, real), past: [...bench.past, inverse(bench.rows, real)], future: [] };
}

/** One step back. */
export function undo({ rows, past, future }: Bench): Bench {
  const last = past.at(-1);
  if (!last) return { rows, past, future };
  return { rows: put(rows, last), past: past.slice(0, -1), future: [...future, inverse(rows, last)] };
}

/** One step forth again. */
export function redo({ rows, past, future }: Bench): Bench {
  const next = future.at(-1);
  if (!next) return { rows, past, future };
  return { rows: put(rows, next), past: [...past, inverse(rows, next)], future: future.slice(0, -1) };
}

/** Cells that read otherwise than in the file. */
export const repairedCells = ({ rows }: Bench, columns: readonly BenchColumn[]): number =>
  rows.reduce(
    (count, { values, original }) =>
      values === original
        ? count
        : count + columns.filter((column) => values[column] !== original[column]).length,
    0,
  );
