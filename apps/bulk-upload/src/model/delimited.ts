import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import type { Sheet } from './sheet';

/** Why pasted text is not taken, as the reader of workbooks calls it. */
type PasteProblem = 'no-rows' | 'too-many-rows' | 'too-many-columns' | 'cell-too-long';

class PasteRefused extends Error {
  readonly code: PasteProblem;

  constructor(code: PasteProblem) {
    super(code);
    this.code = code;
  }
}

/** Of all files that pasted rows are split into. */
const MOST_ROWS = WORKBOOK_LIMITS.rows * LIMITS.bulkFilesAtOnce;

const SEPARATORS = [',', ';', '|'] as const;
/** Some programs say first what they separate by. */
const TOLD = /^sep=(.)\r?\n?/i;

/** Tabs as spreadsheets copy them, else the separator the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** Cells of text copied from a spreadsheet or written as CSV; quoted ones may hold separators and lines. */
export function parseDelimited(content: string): string[][] {
  const [said = '', told] = TOLD.exec(content) ?? [];
  // Lines end in one way, within quotes too.
  const text = content.slice(said.length).replace(/\r\n?/g, '\n');
  const separator = told ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** What is wrong with pasted lines, the heading among them; null when nothing is. */
function pasteProblem(lines: readonly (readonly string[])[]): PasteProblem | null {
  if (lines.length < 2) return 'no-rows';
  if (lines.length - 1 > MOST_ROWS) return 'too-many-rows';
  if (lines.some(({ length }) => length > WORKBOOK_LIMITS.columns)) return 'too-many-columns';
  const isLong = (cell: string) => cell.length > WORKBOOK_LIMITS.cellCharacters;
  return lines.some((cells) => cells.some(isLong)) ? 'cell-too-long' : null;
}

/**
 * Pasted text as a table whose first line is the heading; lines without text are no rows.
 * @throws PasteRefused
 */
export function pastedSheet(text: string): Sheet {
  const lines = parseDelimited(text);
  const problem = pasteProblem(lines);
  if (problem !== null) throw new PasteRefused(problem);
  const [heading = [], ...rows] = lines;
  return {
    heading,
    rows: rows
      .map((cells, index) => ({ number: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}
