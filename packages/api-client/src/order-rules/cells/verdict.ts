import type { BulkColumn } from '../../bulk-jobs/bulk-columns';

/** One meaning of a cell. */
export interface Answer {
  /** Name of the interpretation, e.g. `day-first`: one answer applies to all cells with the same question. */
  reading: string;
  /** The unambiguous cell text. */
  text: string;
  /** Other cells of the row that the answer changes. */
  also?: Readonly<Partial<Record<BulkColumn, string>>>;
}

/** A certain, ambiguous or unreadable cell. */
export type Verdict<T> =
  | { kind: 'good'; value: T }
  | { kind: 'question'; key: string; answers: readonly Answer[] }
  | { kind: 'error'; key: string };

/** An invalid or ambiguous cell. */
export interface CellDoubt<Column extends string = BulkColumn> {
  column: Column;
  /** Translation key in the namespace `errors`. */
  key: string;
  /** Interpolation values; `value` is the cell text. */
  values?: Readonly<Record<string, string | number>>;
  /** The likely meanings of an ambiguous cell; absent for an invalid one. */
  answers?: readonly Answer[];
}

export const good = <T>(value: T): Verdict<T> => ({ kind: 'good', value });

export function toDoubts<T>(verdict: Verdict<T>, column: BulkColumn, value: string): CellDoubt[] {
  if (verdict.kind === 'good') return [];
  const { key } = verdict;
  const doubt = { column, key, values: { value } };
  return [verdict.kind === 'question' ? { ...doubt, answers: verdict.answers } : doubt];
}
