import { BULK_COLUMNS } from '@courier/api-client';
import type { SheetColumn, Mapping, RowExclusion, Sheet } from '@courier/sheet-reader';
import type { Twin } from './twin';

/** Columns of other kinds of sheets are never read. */
export type RowValues = Readonly<Record<SheetColumn, string>>;

/** `values`: the cells at the time of the refusal. */
export interface Refusal {
  key: string;
  values: RowValues;
  /** The original order or row, for a held duplicate. */
  twin?: Twin;
}

export interface BenchRow {
  number: number;
  values: RowValues;
  /** As read from the file. */
  original: RowValues;
  refusal: Refusal | null;
  /** Left out by the user. */
  leftOut: boolean;
  /** Why the sheet excludes the row; absent for an ordinary row. */
  exclusion?: RowExclusion;
  /** Confirmed by the user as a separate order although it looks like a duplicate. */
  isConfirmed?: boolean;
  /** Columns whose cell is a number in the workbook; an edited cell is text. */
  numbers?: readonly SheetColumn[];
}

export const numberColumns = ({
  values,
  original,
  numbers = [],
}: Pick<BenchRow, 'values' | 'original' | 'numbers'>): readonly SheetColumn[] =>
  values === original ? numbers : numbers.filter((column) => values[column] === original[column]);

/** The new text of a cell; `row` is an index from 0. */
export interface CellChange {
  row: number;
  column: SheetColumn;
  text: string;
}

export type Change = CellChange | { row: number; leftOut: boolean } | { row: number; isConfirmed: boolean };

export interface Bench {
  rows: readonly BenchRow[];
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
}

export function createBenchModel(
  { rows }: Sheet,
  mapping: Mapping,
  columns: readonly SheetColumn[] = BULK_COLUMNS,
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

const inverse = (rows: readonly BenchRow[], changes: readonly Change[]): Change[] =>
  changes.map((made) => {
    const before = rows[made.row];
    if ('leftOut' in made) return { row: made.row, leftOut: before?.leftOut ?? false };
    if ('isConfirmed' in made) return { row: made.row, isConfirmed: before?.isConfirmed ?? false };
    return { row: made.row, column: made.column, text: before?.values[made.column] ?? '' };
  });

/** Applies changes as one step; changes without an effect are dropped. */
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

export function undo({ rows, past, future }: Bench): Bench {
  const last = past.at(-1);
  if (!last) return { rows, past, future };
  return { rows: put(rows, last), past: past.slice(0, -1), future: [...future, inverse(rows, last)] };
}

export function redo({ rows, past, future }: Bench): Bench {
  const next = future.at(-1);
  if (!next) return { rows, past, future };
  return { rows: put(rows, next), past: [...past, inverse(rows, next)], future: future.slice(0, -1) };
}

/** Number of cells that differ from the file. */
export const repairedCells = ({ rows }: Bench, columns: readonly SheetColumn[]): number =>
  rows.reduce(
    (count, { values, original }) =>
      values === original
        ? count
        : count + columns.filter((column) => values[column] !== original[column]).length,
    0,
  );
