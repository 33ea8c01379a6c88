import type { BenchRow, RowValues } from './bench';
import type { BenchColumn } from './columns';

export interface RepairRules {
  country: string;
  isPossiblePhone: (text: string) => boolean;
}

export type Repair = (text: string, rules: RepairRules) => string;

export interface SheetTable {
  kind: 'orders' | 'outlets';
  columns: readonly BenchColumn[];
  /** Columns that no row may leave empty. */
  needed: ReadonlySet<BenchColumn>;
  /** Further names of the columns. */
  headings: Readonly<Partial<Record<BenchColumn, readonly string[]>>>;
  /** Repairs of single columns in addition to those of every text. */
  repairs: Readonly<Partial<Record<BenchColumn, Repair>>>;
  /** The column that identifies a row for the user. */
  title: BenchColumn;
  /** The column in which the location is repaired. */
  place: BenchColumn;
  /** Rows per file; further rows become drafts. */
  rowsAtOnce: number;
  /** The address to look up; empty without one. */
  readAddress: (values: RowValues) => string;
  /** Equal for duplicate rows; null when a row has too little data. */
  twinKey: (row: Pick<BenchRow, 'values'>) => string | null;
}
