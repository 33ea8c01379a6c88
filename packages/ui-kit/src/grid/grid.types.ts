import type { ReactNode } from 'react';

export interface GridColumn {
  key: string;
  title: string;
  /** Pixels. */
  width: number;
  align?: 'start' | 'end';
}

export interface GridCell {
  text: string;
  /** Why it is wrong, in the user's language. */
  wrong?: string | undefined;
  /** It reads otherwise than it did at first. */
  changed?: boolean;
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
  /** What stands before a row, e.g. its number. */
  rowHead: (row: number) => ReactNode;
  /** Heading over what stands before the rows. */
  headTitle: string;
  cell: (row: number, column: number) => GridCell;
  active: GridPlace;
  onActive: (place: GridPlace) => void;
  onEdit: (place: GridPlace, text: string) => void;
  /** Text pasted while no cell is being typed into. */
  onPaste?: (place: GridPlace, text: string) => void;
  /** A key with Ctrl that the grid does not know itself, e.g. `z`; true when it was taken. */
  onCommand?: (key: string, withShift: boolean) => boolean;
}
