import type { SheetColumn } from './columns';

/** The columns of a kind of table and the headings that name them. */
export interface TableHeadings {
  kind: 'orders' | 'outlets';
  columns: readonly SheetColumn[];
  /** Columns that no row may leave empty. */
  needed: ReadonlySet<SheetColumn>;
  /** Further names of the columns. */
  headings: Readonly<Partial<Record<SheetColumn, readonly string[]>>>;
}
