/** Why a workbook is unreadable; `code` is one of the reader's, or `no-worker` when the worker failed to start. */
export class UnreadableWorkbook extends Error {
  readonly code: string;
  /** Line of the text with the error; absent when no single line is the cause. */
  readonly line: number | undefined;

  constructor(code: string, line?: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

const KEYS: Readonly<Record<string, string>> = {
  'not-xlsx': 'bulk.invalid-format',
  'too-large': 'bulk.holds-too-much',
};

/** The translation key of a reader's code. */
export const keyOfCode = (code: string): string => KEYS[code] ?? `bulk.${code}`;
