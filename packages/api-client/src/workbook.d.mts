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

/** Whether a file is a workbook that a password protects: it is in a container instead of an archive. */
export function isEncrypted(content: Uint8Array): boolean;

/** Options of the parser `xlsx`: cells alone, without what a file may bring besides. */
export const PLAIN_PARSING: {
  readonly type: 'array';
  readonly dense: true;
  readonly cellFormula: false;
  readonly cellHTML: false;
  readonly cellText: false;
  readonly cellStyles: false;
  readonly bookVBA: false;
};

/** Whether the sheet at this place of a parsed workbook is hidden; where the workbook says nothing, none is. */
export function isSheetHidden(
  book: { Workbook?: { Sheets?: readonly { Hidden?: number }[] } },
  place: number,
): boolean;
