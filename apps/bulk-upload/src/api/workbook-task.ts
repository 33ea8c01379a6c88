import type { RowValues } from '../model/bench';
import type { Sheet } from '../model/sheet';

/** What the worker is asked for, and what it answers; `code` says why not. */
export type WorkbookTask = { read: Uint8Array } | { write: readonly { number: number; values: RowValues }[] };
export type WorkbookAnswer = { sheet: Sheet } | { bytes: Uint8Array } | { code: string };

/** Why a file could not be read; whatever else goes wrong means that it is no spreadsheet. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'not-xlsx';
