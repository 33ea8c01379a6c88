/** Why a workbook could not be read here; `code` is one of the reader's, `no-worker` when it could not be started. */
export class UnreadableWorkbook extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const KEYS: Readonly<Record<string, string>> = {
  'not-xlsx': 'bulk.invalid-format',
  'too-large': 'bulk.holds-too-much',
};

/** Key of the shared error texts for a code of the reader's. */
export const keyOfCode = (code: string): string => KEYS[code] ?? `bulk.${code}`;
