import { findColumns } from './map-columns';
import { ORDER_HEADINGS } from './order-headings';
import { OUTLET_HEADINGS } from './outlet-headings';
import type { Sheet, SheetRow } from '../sheet/sheet';
import type { TableHeadings } from '../sheet/table-headings';

/** Number of lines to search for headings. */
const SEARCHED_LINES = 30;
/** Number of known headings that identify the heading line. */
const KNOWN_HEADINGS = 2;
/** A phone number, an amount or another figure, which is never a heading. */
const FIGURE = /^['+(]?\d[\d\s().,:/-]*$/;

type AnyHeadings = TableHeadings<string>;

const UPLOADED: readonly AnyHeadings[] = [ORDER_HEADINGS, OUTLET_HEADINGS];

/** The number of columns that a line of headings names. */
export const knownHeadings = (cells: readonly string[], tables: readonly AnyHeadings[] = UPLOADED): number =>
  Math.max(
    ...tables.map((table) => Object.keys(findColumns({ heading: cells, rows: [] }, table).mapping).length),
  );

export const holdsFigures = ({ cells }: SheetRow): boolean => cells.some((cell) => FIGURE.test(cell.trim()));

/** Column letters as in spreadsheets: A to Z, AA and so on. */
function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}

function findHeadingNumber(lines: readonly SheetRow[], tables?: readonly AnyHeadings[]): number | null {
  let best: { number: number; known: number } | null = null;
  for (const { number, cells } of lines.slice(0, SEARCHED_LINES)) {
    const known = knownHeadings(cells, tables);
    if (known >= KNOWN_HEADINGS && known > (best?.known ?? 0)) best = { number, known };
  }
  const [first] = lines;
  if (best) return best.number;
  return first && !holdsFigures(first) ? first.number : null;
}

/** Builds a table with the headings in this line; null for a table without headings. */
function sheetUnder(lines: readonly SheetRow[], headingNumber: number | null): Sheet {
  const line = lines.find(({ number }) => number === headingNumber);
  if (!line) {
    const widest = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const heading = Array.from({ length: widest }, (_, place) => columnLetter(place));
    return { heading, headingNumber: null, above: [], rows: lines };
  }
  return {
    heading: line.cells,
    headingNumber: line.number,
    above: lines.filter(({ number }) => number < line.number),
    rows: lines.filter(({ number }) => number > line.number),
  };
}

/**
 * Builds a table and finds its headings, which may follow a title or be missing.
 * @param tables what the rows can be; by default orders or collection points
 */
export const toSheet = (lines: readonly SheetRow[], tables?: readonly AnyHeadings[]): Sheet =>
  sheetUnder(lines, findHeadingNumber(lines, tables));

export function linesOfSheet({ heading, headingNumber = 1, above = [], rows }: Sheet): SheetRow[] {
  const line = headingNumber === null ? [] : [{ number: headingNumber, cells: heading }];
  return [...above, ...line, ...rows];
}

/** Moves the heading to another line; null for none. */
export const withHeading = (sheet: Sheet, headingNumber: number | null): Sheet =>
  sheetUnder(linesOfSheet(sheet), headingNumber);
