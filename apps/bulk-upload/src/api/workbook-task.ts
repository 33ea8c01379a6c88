import type { SheetGlance, SheetRow } from '@courier/sheet-reader';
import type { BenchRow } from '../model/bench/bench';
import type { CellProblem, RowRules } from '../model/bench/check-row';
import type { SheetLook, WrittenRow } from '../model/result/written-sheet';

/** The cells of a row to check and the server's last refusal. */
export type CheckedRow = Pick<BenchRow, 'values' | 'original' | 'numbers' | 'refusal'>;

/**
 * Tasks of the worker, run in sequence. `open` precedes `read`, all `add` precede `write`, and `rules` precede `check`.
 */
export type WorkbookTask =
  | { open: Uint8Array }
  /** Null for the first sheet. */
  | { read: string | null }
  /** Text copied from a spreadsheet, or CSV. */
  | { split: string; separator?: string | undefined }
  | { add: readonly WrittenRow[] }
  | { write: SheetLook }
  | { rules: RowRules }
  | { check: readonly CheckedRow[] };

/** Answers of the worker. The rows of a sheet arrive in parts before its heading. */
export type WorkbookAnswer =
  | { sheets: SheetGlance[] }
  | { part: SheetRow[] }
  | { heading: string[]; headingNumber: number | null; above: SheetRow[]; separator?: string }
  | { done: true }
  | { bytes: Uint8Array }
  | { problems: (readonly CellProblem[])[]; twinKeys: (string | null)[] }
  | RefusedTask;

/** Why a task failed, and the line of the text with the error. */
export interface RefusedTask {
  code: string;
  line?: number;
}

/** Converts an error to a refusal; an error without a code means that the file is not a spreadsheet. */
export function toRefusal(error: unknown): RefusedTask {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
    return { code: 'not-xlsx' };
  const line = 'line' in error && typeof error.line === 'number' ? error.line : undefined;
  return line === undefined ? { code: error.code } : { code: error.code, line };
}
