import type { BenchRow, RowValues } from './bench';
import type { BenchColumn } from './columns';

/** What repairs are made by. */
export interface RepairRules {
  country: string;
  isPossiblePhone: (text: string) => boolean;
}

export type Repair = (text: string, rules: RepairRules) => string;

/** One kind of sheet: which columns it has, what people call them, and what makes two of its rows the same. */
export interface SheetTable {
  kind: 'orders' | 'outlets';
  columns: readonly BenchColumn[];
  /** Those that no row may leave empty. */
  needed: ReadonlySet<BenchColumn>;
  /** Beside their own names. */
  headings: Readonly<Partial<Record<BenchColumn, readonly string[]>>>;
  /** Known for a column beside what mends every text. */
  repairs: Readonly<Partial<Record<BenchColumn, Repair>>>;
  /** The column a row is known by. */
  title: BenchColumn;
  /** The column in which the place is mended. */
  place: BenchColumn;
  /** Rows that go on at once; the others wait as drafts. */
  rowsAtOnce: number;
  /** What is looked up for a row; empty where it names none. */
  addressOf: (values: RowValues) => string;
  /** The same for two rows that mean the same; null where too little stands in one. */
  twinKey: (row: Pick<BenchRow, 'values'>) => string | null;
}
