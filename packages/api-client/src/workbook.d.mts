/** What a workbook may hold; `WORKBOOK_LIMITS` of the configuration. */
interface WorkbookLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
  inflatedBytes: number;
  entries: number;
}

/** Why a file is not read; `code` names it, e.g. `too-many-rows`. */
export class Unreadable extends Error {
  readonly code: string;
  constructor(code: string);
}

/**
 * Counts a workbook while it inflates.
 * @returns the parts that rows are read from, by their names; other XML parts are there, but empty
 * @throws Unreadable at the first excess; `not-xlsx` for an archive of something else
 */
export function unpackWorkbook(content: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array>;
