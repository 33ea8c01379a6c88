import type { ReactNode } from 'react';

export interface GridColumn {
  key: string;
  title: string;
  /** Pixels. */
  width: number;
  align?: 'start' | 'end';
  /** A second line of the heading. */
  note?: ReactNode;
}

export interface GridCell {
  text: string;
  /** Why it is wrong, in the user's language. */
  wrong?: string | undefined;
  /** What `wrong` says is a question: the cell may be right. */
  isQuestion?: boolean;
  /** It reads otherwise than it did at first. */
  changed?: boolean;
  /** The text in pieces; every second one is a search hit. */
  pieces?: readonly string[] | undefined;
}

/** A column after the others that is not typed into, e.g. a price. */
export interface GridEnd {
  key: string;
  title: string;
  /** Pixels. */
  width: number;
  align?: 'start' | 'end';
  render: (row: number) => ReactNode;
}

/** A cell, counted from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface EditGridProps {
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  rowKey: (row: number) => string | number;
  /** Content before a row, for example its number. */
  rowHead: (row: number) => ReactNode;
  /** A sign after it, e.g. how the row is. */
  rowSign?: (row: number) => ReactNode;
  /** Rows that want a look: marked beside the scrollbar. */
  marks?: readonly number[];
  /** A whole row that is unlike the others: `twin` is there twice, `out` does not count. */
  rowLook?: (row: number) => 'twin' | 'out' | undefined;
  /** Heading of the column before the rows. */
  headTitle: string;
  /** Content after the rows that stays visible. */
  ends?: readonly GridEnd[];
  /** What is said of the active cell, shown beside it; null for nothing. */
  note?: ReactNode;
  cell: (row: number, column: number) => GridCell;
  active: GridPlace;
  onActive: (place: GridPlace) => void;
  onEdit: (place: GridPlace, text: string) => void;
  /** Enter on the active cell, where it does something else than typing; true when it was taken. */
  onEnter?: () => boolean;
  /** Text pasted while no cell is being typed into. */
  onPaste?: (place: GridPlace, text: string) => void;
  /** A key with Ctrl that the grid does not know itself, e.g. `z`; true when it was taken. */
  onCommand?: (key: string, withShift: boolean) => boolean;
}
