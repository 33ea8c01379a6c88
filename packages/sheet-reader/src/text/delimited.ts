import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { toSheet } from '../headings/heading-row';
import type { Sheet, SheetRow } from '../sheet/sheet';
import { bestSeparator } from './separators';

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

/** Some programs declare their separator in the first line. */
const DECLARED_SEPARATOR = /^sep=(.)\r?\n?/i;

const QUOTED = /"([^"]*(?:""[^"]*)*)" */y;

interface Splitting {
  separator: string;
  /** Lines before the text, for the number of a line with an error. */
  skippedLines?: number;
  mostRows?: number;
}

/** @throws PasteRefused `open-quote` */
function splitText(
  text: string,
  { separator, skippedLines = 0, mostRows = Number.POSITIVE_INFINITY }: Splitting,
): string[][] {
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
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"' && cell.trim() === '') {
      const [inside, end] = quoted(at);
      cell = inside;
      at = end - 1;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) endRow();
  return rows;
}

/** Number of first lines that are compared; a title may precede the separated ones. */
const COMPARED_LINES = 30;

/** The first lines as split by a sign; empty when its cells end in an open quotation mark. */
function firstLines(text: string, separator: string): string[][] {
  try {
    return splitText(text, { separator, mostRows: COMPARED_LINES });
  } catch (error) {
    if (error instanceof PasteRefused) return [];
    throw error;
  }
}

interface SplitText {
  separator: string;
  rows: string[][];
}

/**
 * Splits text from a spreadsheet or CSV into cells; quoted cells may contain separators and line breaks.
 * @param chosen separator; by default the declared one or the one that fits best
 * @throws PasteRefused `open-quote` for an unclosed quotation mark, which would swallow the rows below
 */
function splitCells(content: string, chosen?: string): SplitText {
  const [line = '', declared] = DECLARED_SEPARATOR.exec(content) ?? [];
  // Normalises line ends, also inside quotes.
  const text = content.slice(line.length).replace(/\r\n?/g, '\n');
  const separator =
    chosen ?? declared ?? bestSeparator((sign) => firstLines(text, sign), text.split('\n', COMPARED_LINES));
  return { separator, rows: splitText(text, { separator, skippedLines: /[\r\n]$/.test(line) ? 1 : 0 }) };
}

export const parseDelimited = (content: string): string[][] => splitCells(content).rows;

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
function linesOfCells(lines: readonly string[][]): SheetRow[] {
  const problem = pasteProblem(lines);
  if (problem !== null) throw new PasteRefused(problem);
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * @param chosen separator; by default the one that fits best
 * @throws PasteRefused
 */
export function pastedSheet(text: string, chosen?: string): Sheet {
  const { separator, rows } = splitCells(text, chosen);
  const sheet = toSheet(linesOfCells(rows));
  if (sheet.rows.length === 0) throw new PasteRefused('no-rows');
  return { ...sheet, separator };
}
