import type { BulkColumn } from '../../bulk-jobs/bulk-columns';

/** One way a cell can be meant. */
export interface Answer {
  /** Which way that is, e.g. `day-first`: cells that are asked about for the same reason are answered alike by it. */
  reading: string;
  /** What the cell says without doubt. */
  text: string;
  /** Other cells of the row that the answer changes. */
  also?: Readonly<Partial<Record<BulkColumn, string>>>;
}

/** What a cell says: certainly, or in several ways, or nothing that can be read. */
export type Verdict<T> =
  | { kind: 'good'; value: T }
  | { kind: 'question'; key: string; answers: readonly Answer[] }
  | { kind: 'error'; key: string };

/** A cell that is wrong, or asked about. */
export interface CellDoubt<Column extends string = BulkColumn> {
  column: Column;
  /** Of its text in the namespace `errors`. */
  key: string;
  /** What is filled into the text; `value` is what the cell says. */
  values?: Readonly<Record<string, string | number>>;
  /** The likely meanings of a cell that is asked about; absent for one that is wrong. */
  answers?: readonly Answer[];
}

export const good = <T>(value: T): Verdict<T> => ({ kind: 'good', value });

/** The doubt of a verdict that is not good, about a cell that says `value`. */
export function toDoubts<T>(verdict: Verdict<T>, column: BulkColumn, value: string): CellDoubt[] {
  if (verdict.kind === 'good') return [];
  const { key } = verdict;
  const doubt = { column, key, values: { value } };
  return [verdict.kind === 'question' ? { ...doubt, answers: verdict.answers } : doubt];
}
