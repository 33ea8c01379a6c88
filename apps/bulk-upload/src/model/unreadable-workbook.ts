/** Why a workbook could not be read here; `code` is one of the reader's, `no-worker` when it could not be started. */
export class UnreadableWorkbook extends Error {
  readonly code: string;
  /** The line of a text that is to blame; absent where it is no single one. */
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

/** Key of the shared error texts for a code of the reader's. */
export const keyOfCode = (code: string): string => KEYS[code] ?? `bulk.${code}`;
