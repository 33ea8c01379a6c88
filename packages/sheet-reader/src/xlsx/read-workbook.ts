import { read } from 'xlsx';
import { isEncrypted, openBook, Unreadable, unpackWorkbook, type CellRow, type CellValue } from '../workbook';
import { WORKBOOK_LIMITS } from '@courier/config';
import { toSheet } from '../headings/heading-row';
import type { Sheet, SheetGlance, SheetRow } from '../sheet/sheet';
import { markedRow } from '../rows/excluded-rows';
import { partsOfFirstRows } from './first-rows';

/** An unpacked workbook within the limits. */
export interface OpenedWorkbook {
  /** The first rows of every sheet. */
  glance(): SheetGlance[];
  /**
   * Reads one sheet; `null` means the first.
   * @throws Unreadable `no-rows`
   */
  sheet(name: string | null): Sheet;
}

const FIRST_ROWS = 40;
/** Quick test, because most cells need no cleaning. */
const UNCLEAN = /[\0-\x08\x0b\x0c\x0e-\x1f\uD800-\uDFFF]/;
/** Removes control characters and surrounding spaces and replaces lone surrogates. */
const clean = (text: string): string =>
  UNCLEAN.test(text)
    ? text
        .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
        .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
        .trim()
    : text.trim();

const cellText = (value: CellValue): string => (value === undefined ? '' : clean(String(value)));

const numbersIn = (values: readonly CellValue[]): number[] =>
  values.flatMap((value, column) => (typeof value === 'number' ? [column] : []));

const sheetIn = (lines: readonly CellRow[]): Sheet => ({
  heading: lines[0]?.number === 1 ? lines[0].values.map(cellText) : [],
  rows: lines
    .filter(({ number }) => number > 1)
    .map(({ number, values, isHidden }) => ({
      ...markedRow(number, values.map(cellText), isHidden),
      numbers: numbersIn(values),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
});

/** The first line, because it is an order where a sheet has no headings. */
const firstLine = ([line]: readonly CellRow[]): SheetRow[] => {
  if (line?.number !== 1) return [];
  const numbers = line.values.flatMap((value, column) => (typeof value === 'number' ? [column] : []));
  const row = { ...markedRow(1, line.values.map(cellText), line.isHidden), numbers };
  return row.cells.some((cell) => cell !== '') ? [row] : [];
};

const headedSheet = (lines: readonly CellRow[]): Sheet =>
  toSheet([...firstLine(lines), ...sheetIn(lines).rows]);

/**
 * Opens a workbook after checking its sizes with the code and limits of the server, before anything unpacks it.
 * @throws Unreadable
 */
export function openWorkbook(content: Uint8Array): OpenedWorkbook {
  if (isEncrypted(content)) throw new Unreadable('encrypted');
  const parts = unpackWorkbook(content, WORKBOOK_LIMITS);
  return {
    glance: () => {
      const book = openBook(partsOfFirstRows(parts, FIRST_ROWS + 1), read);
      return book.sheets.map((named, place) => ({
        ...headedSheet(book.rows(place, FIRST_ROWS + 1)),
        ...named,
      }));
    },
    sheet: (name) => {
      const book = openBook(parts, read);
      const place = name === null ? 0 : book.sheets.findIndex((named) => named.name === name);
      const sheet = headedSheet(book.rows(place));
      if (sheet.rows.length === 0) throw new Unreadable('no-rows');
      return sheet;
    },
  };
}

/** @throws Unreadable */
export const readWorkbook = (content: Uint8Array): Sheet => openWorkbook(content).sheet(null);
