import type { ReactNode } from 'react';

export interface GridColumn {
  key: string;
  title: string;
  /** Pixels. */
  width: number;
  align?: 'start' | 'end';
  /** Second line of the heading. */
  note?: ReactNode;
  /** Stays in place while the others scroll; for the first column alone. */
  isPinned?: boolean;
}

export interface GridCell {
  text: string;
  /** The problem, in the user's language. */
  wrong?: string | undefined;
  /** `wrong` is a question: the value may be right. */
  isQuestion?: boolean;
  /** Differs from its first value. */
  changed?: boolean;
  /** The text in pieces; every second one is a search hit. */
  pieces?: readonly string[] | undefined;
}

/** A read-only column after the others, e.g. a price. */
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
  /** Content before a row, e.g. its number. */
  rowHead: (row: number) => ReactNode;
  /** Icon after the row head, e.g. the row's state. */
  rowSign?: (row: number) => ReactNode;
  /** Rows to mark beside the scrollbar. */
  marks?: readonly number[];
  /** Style of a whole row: `twin` is a duplicate, `out` is excluded. */
  rowLook?: (row: number) => 'twin' | 'out' | undefined;
  /** Heading of the column before the rows. */
  headTitle: string;
  /** Sticky content after the rows. */
  ends?: readonly GridEnd[];
  /** Note beside the active cell; null for none. */
  note?: ReactNode;
  cell: (row: number, column: number) => GridCell;
  active: GridPlace;
  onActive: (place: GridPlace) => void;
  onEdit: (place: GridPlace, text: string) => void;
  /** Handles Enter on the active cell; true if handled, false starts editing. */
  onEnter?: () => boolean;
  onPaste?: (place: GridPlace, text: string) => void;
  /** Handles other keys with Ctrl, e.g. `z`; true if handled. */
  onCommand?: (key: string, withShift: boolean) => boolean;
}
