import type { SheetColumn, TableHeadings } from '@courier/sheet-reader';
import type { BenchRow, RowValues } from './bench';

export interface RepairRules {
  country: string;
  isPossiblePhone: (text: string) => boolean;
}

export type Repair = (text: string, rules: RepairRules) => string;

export interface SheetTable extends TableHeadings {
  /** Repairs of single columns in addition to those of every text. */
  repairs: Readonly<Partial<Record<SheetColumn, Repair>>>;
  /** The columns in the order of the bench: those that every order needs come first. */
  shownColumns: readonly SheetColumn[];
  /** The column that identifies a row for the user. */
  title: SheetColumn;
  /** The column in which the location is repaired. */
  place: SheetColumn;
  /** Rows per file; further rows become drafts. */
  rowsAtOnce: number;
  /** The address to look up; empty without one. */
  readAddress: (values: RowValues) => string;
  /** Equal for duplicate rows; null when a row has too little data. */
  twinKey: (row: Pick<BenchRow, 'values'>) => string | null;
}
