import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { toSheet } from './heading-row';
import type { Sheet, SheetRow } from './sheet';

/** Why pasted text is not taken, as the reader of workbooks calls it. */
type PasteProblem = 'no-rows' | 'too-many-rows' | 'too-many-columns' | 'cell-too-long' | 'open-quote';

/** Text that is not taken as rows. */
export class PasteRefused extends Error {
  readonly code: PasteProblem;
  /** The line of the text that is to blame, from 1; absent where it is no single one. */
  readonly line: number | undefined;

  constructor(code: PasteProblem, line?: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** Of all files that pasted rows are split into. */
const MOST_ROWS = WORKBOOK_LIMITS.rows * LIMITS.bulkFilesAtOnce;

const SEPARATORS = [',', ';', '|'] as const;
/** Some programs say first what they separate by. */
const TOLD = /^sep=(.)\r?\n?/i;

/** A title may stand above the line that is separated. */
const SEPARATED_LINES = 10;

/** Tabs as spreadsheets copy them, else the separator that one of the first lines has most of. */
function separatorOf(text: string): string {
  const lines = text.split('\n', SEPARATED_LINES);
  const count = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  if (lines.some((line) => line.includes('\t'))) return '\t';
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const QUOTED = /"([^"]*(?:""[^"]*)*)" */y;

/**
 * Cells of text copied from a spreadsheet or written as CSV; quoted ones may hold separators and lines.
 * @throws PasteRefused `open-quote` for a quotation mark without its second, which would swallow the rows below
 */
export function parseDelimited(content: string): string[][] {
  const [said = '', told] = TOLD.exec(content) ?? [];
  // Lines end in one way, within quotes too.
  const text = content.slice(said.length).replace(/\r\n?/g, '\n');
  const separator = told ?? separatorOf(text);
  const skippedLines = /[\r\n]$/.test(said) ? 1 : 0;
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  /** A quoted cell from this place on, with the end of it. */
  function quoted(from: number): [text: string, end: number] {
    QUOTED.lastIndex = from;
    const found = QUOTED.exec(text);
    const next = text[QUOTED.lastIndex];
    const isWhole = found !== null && (next === undefined || next === separator || next === '\n');
    if (!isWhole) throw new PasteRefused('open-quote', text.slice(0, from).split('\n').length + skippedLines);
    return [(found[1] ?? '').replaceAll('""', '"'), QUOTED.lastIndex];
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"' && cell.trim() === '') {
      const [inside, end] = quoted(at);
      cell = inside;
      at = end - 1;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Cells that are pasted into others, each of which is seen at once: what is quoted in no known way stays as it is. */
export function cellsToPaste(text: string): string[][] {
  try {
    return parseDelimited(text);
  } catch (error) {
    if (!(error instanceof PasteRefused)) throw error;
    return text.split(/\r\n?|\n/).map((line) => line.split('\t'));
  }
}

/** What is wrong with pasted lines, headings among them; null when nothing is. */
function pasteProblem(lines: readonly (readonly string[])[]): PasteProblem | null {
  if (lines.length - 1 > MOST_ROWS) return 'too-many-rows';
  if (lines.some(({ length }) => length > WORKBOOK_LIMITS.columns)) return 'too-many-columns';
  const isLong = (cell: string) => cell.length > WORKBOOK_LIMITS.cellCharacters;
  return lines.some((cells) => cells.some(isLong)) ? 'cell-too-long' : null;
}

/**
 * The lines of pasted text that hold any, as a spreadsheet would number them.
 * @throws PasteRefused
 */
export function pastedLines(text: string): SheetRow[] {
  const lines = parseDelimited(text);
  const problem = pasteProblem(lines);
  if (problem !== null) throw new PasteRefused(problem);
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Pasted text as a table.
 * @throws PasteRefused
 */
export function pastedSheet(text: string): Sheet {
  const sheet = toSheet(pastedLines(text));
  if (sheet.rows.length === 0) throw new PasteRefused('no-rows');
  return sheet;
}
