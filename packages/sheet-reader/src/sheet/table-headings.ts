import type { SheetColumn } from './columns';

/** The columns of a kind of table and the headings that name them. */
export interface TableHeadings<Column extends string = SheetColumn> {
  kind: 'orders' | 'outlets' | 'remittances';
  columns: readonly Column[];
  /** Columns that no row may leave empty. */
  needed: ReadonlySet<Column>;
  /** Further names of the columns. */
  headings: Readonly<Partial<Record<Column, readonly string[]>>>;
}
