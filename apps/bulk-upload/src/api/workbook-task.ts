import type { BenchRow } from '../model/bench';
import type { CellProblem, RowRules } from '../model/check-row';
import type { SheetGlance, SheetRow } from '../model/sheet';
import type { SheetLook, WrittenRow } from '../model/written-sheet';

/** A row that is checked: what stands in it, and what the server said of it. */
export type CheckedRow = Pick<BenchRow, 'values' | 'original' | 'numbers' | 'refusal'>;

/**
 * What the worker is asked for, one after the other. A file is opened before a sheet of it is read; rows to be written
 * come by and by before the look of their sheet; rules come before the rows that are checked by them.
 */
export type WorkbookTask =
  | { open: Uint8Array }
  /** Null for the first sheet. */
  | { read: string | null }
  /** Text copied from a spreadsheet, or CSV. */
  | { split: string }
  | { add: readonly WrittenRow[] }
  | { write: SheetLook }
  | { rules: RowRules }
  | { check: readonly CheckedRow[] };

/** What it answers; `code` says why not. The rows of a sheet come in parts, before its heading. */
export type WorkbookAnswer =
  | { sheets: SheetGlance[] }
  | { part: SheetRow[] }
  | { heading: string[]; headingNumber: number | null; above: SheetRow[] }
  | { done: true }
  | { bytes: Uint8Array }
  /** Of each row what is wrong with it, and what makes it the same as another. */
  | { problems: (readonly CellProblem[])[]; twinKeys: (string | null)[] }
  | RefusedTask;

/** Why a task was not done, and the line of a text that is to blame. */
export interface RefusedTask {
  code: string;
  line?: number;
}

/** Why a file could not be read; whatever else goes wrong means that it is no spreadsheet. */
export function toRefusal(error: unknown): RefusedTask {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
    return { code: 'not-xlsx' };
  const line = 'line' in error && typeof error.line === 'number' ? error.line : undefined;
  return line === undefined ? { code: error.code } : { code: error.code, line };
}
