import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { toSheet } from '../headings/heading-row';
import type { Sheet, SheetRow } from '../sheet/sheet';

/** Error codes of pasted text, named as in the workbook reader. */
type PasteProblem = 'no-rows' | 'too-many-rows' | 'too-many-columns' | 'cell-too-long' | 'open-quote';

export class PasteRefused extends Error {
  readonly code: PasteProblem;
  /** Line of the text with the error, from 1; absent when no single line is the cause. */
  readonly line: number | undefined;

  constructor(code: PasteProblem, line?: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** Sum over all files that the rows are split into. */
const MOST_ROWS = WORKBOOK_LIMITS.rows * LIMITS.bulkFilesAtOnce;

const SEPARATORS = [',', ';', '|'] as const;
/** Some programs declare their separator in the first line. */
const DECLARED_SEPARATOR = /^sep=(.)\r?\n?/i;

/** Number of lines to search, because a title may precede the separated lines. */
const SEPARATED_LINES = 10;

/** A tab as spreadsheets copy it, otherwise the separator that occurs most often in one line. */
function detectSeparator(text: string): string {
  const lines = text.split('\n', SEPARATED_LINES);
  const count = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  if (lines.some((line) => line.includes('\t'))) return '\t';
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const QUOTED = /"([^"]*(?:""[^"]*)*)" */y;

/**
 * Splits text from a spreadsheet or CSV into cells; quoted cells may contain separators and line breaks.
 * @throws PasteRefused `open-quote` for an unclosed quotation mark, which would swallow the rows below
 */
export function parseDelimited(content: string): string[][] {
  const [line = '', declared] = DECLARED_SEPARATOR.exec(content) ?? [];
  // Normalises line ends, also inside quotes.
  const text = content.slice(line.length).replace(/\r\n?/g, '\n');
  const separator = declared ?? detectSeparator(text);
  const skippedLines = /[\r\n]$/.test(line) ? 1 : 0;
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

/** Splits cells to paste into the grid. Invalid quotes are kept as text, because the user sees the result at once. */
export function cellsToPaste(text: string): string[][] {
  try {
    return parseDelimited(text);
  } catch (error) {
    if (!(error instanceof PasteRefused)) throw error;
    return text.split(/\r\n?|\n/).map((line) => line.split('\t'));
  }
}

/** The limit that the lines exceed, including the heading; null when none. */
function pasteProblem(lines: readonly (readonly string[])[]): PasteProblem | null {
  if (lines.length - 1 > MOST_ROWS) return 'too-many-rows';
  if (lines.some(({ length }) => length > WORKBOOK_LIMITS.columns)) return 'too-many-columns';
  const isLong = (cell: string) => cell.length > WORKBOOK_LIMITS.cellCharacters;
  return lines.some((cells) => cells.some(isLong)) ? 'cell-too-long' : null;
}

/**
 * The non-empty lines with their line numbers.
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

/** @throws PasteRefused */
export function pastedSheet(text: string): Sheet {
  const sheet = toSheet(pastedLines(text));
  if (sheet.rows.length === 0) throw new PasteRefused('no-rows');
  return sheet;
}
