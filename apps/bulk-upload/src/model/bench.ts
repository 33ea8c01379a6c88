import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import type { Mapping } from './map-columns';
import type { Sheet } from './sheet';
import { dateOfSerial, timeOfSerial } from './serial-dates';

export type RowValues = Readonly<Record<BulkColumn, string>>;

/** Why the server refused a row, and what the row was then. */
export interface Refusal {
  key: string;
  values: RowValues;
}

export interface BenchRow {
  number: number;
  values: RowValues;
  /** As it came from the file. */
  original: RowValues;
  refusal: Refusal | null;
}

/** A cell and what stands in it from now on; `row` counts from 0. */
export interface Change {
  row: number;
  column: BulkColumn;
  text: string;
}

/** Rows under repair, with every step back. */
export interface Bench {
  rows: readonly BenchRow[];
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
}

function valueOf(column: BulkColumn, text: string): string {
  if (column === 'delivery_date') return dateOfSerial(text) ?? text;
  if (column === 'delivery_time') return timeOfSerial(text) ?? text;
  return text;
}

/** The rows of a sheet under our columns; dates and times that a spreadsheet counts are written out. */
export function benchOf({ rows }: Sheet, mapping: Mapping): Bench {
  return {
    past: [],
    future: [],
    rows: rows.map(({ number, cells }) => {
      const values = Object.fromEntries(
        BULK_COLUMNS.map((column) => {
          const place = mapping[column];
          return [column, valueOf(column, place === undefined ? '' : (cells[place] ?? ''))];
        }),
      ) as RowValues;
      return { number, values, original: values, refusal: null };
    }),
  };
}

/** Notes what the server refused, by the number of the row. */
export const withRefusals = (bench: Bench, refusals: ReadonlyMap<number, string>): Bench => ({
  ...bench,
  rows: bench.rows.map((row) => {
    const key = refusals.get(row.number);
    return key === undefined ? row : { ...row, refusal: { key, values: row.values } };
  }),
});

function put(rows: readonly BenchRow[], changes: readonly Change[]): BenchRow[] {
  const changed = [...rows];
  for (const { row, column, text } of changes) {
    const before = changed[row];
    if (before) changed[row] = { ...before, values: { ...before.values, [column]: text } };
  }
  return changed;
}

/** What these changes would have to be undone by. */
const inverse = (rows: readonly BenchRow[], changes: readonly Change[]): Change[] =>
  changes.map(({ row, column }) => ({ row, column, text: rows[row]?.values[column] ?? '' }));

/** Makes changes as one step; what changes nothing is no step. */
export function change(bench: Bench, changes: readonly Change[]): Bench {
  const real = changes.filter(({ row, column, text }) => {
    const before = bench.rows[row];
    return before !== undefined && before.values[column] !== text;
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
export const repairedCells = ({ rows }: Bench): number =>
  rows.reduce(
    (count, { values, original }) =>
      values === original
        ? count
        : count + BULK_COLUMNS.filter((column) => values[column] !== original[column]).length,
    0,
  );
