import { zipSync } from 'fflate';
import { read, type CellObject, type WorkBook } from 'xlsx';
import {
  isEncrypted,
  isSheetHidden,
  PLAIN_PARSING,
  Unreadable,
  unpackWorkbook,
} from '@courier/api-client/workbook';
import { WORKBOOK_LIMITS } from '@courier/config';
import type { Sheet, SheetGlance } from '../model/sheet';
import { partsOfFirstRows } from './first-rows';

/** A counted file, of which nothing is read twice. */
export interface OpenedWorkbook {
  /** The first rows of every sheet. */
  glance(): SheetGlance[];
  /**
   * One sheet whole; the first without a name.
   * @throws Unreadable `no-rows`
   */
  sheet(name: string | null): Sheet;
}

const FIRST_ROWS = 40;
/** Signs that a text may have to be cleaned of; the text of most cells has none. */
const UNCLEAN = /[\0-\x08\x0b\x0c\x0e-\x1f\uD800-\uDFFF]/;
/** Without control characters, halves of characters and spaces around. */
const clean = (text: string): string =>
  UNCLEAN.test(text)
    ? text
        .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
        .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
        .trim()
    : text.trim();

const textOf = (cell: CellObject | undefined): string =>
  cell?.v === undefined || cell.v === null || cell.t === 'e' ? '' : clean(String(cell.v));

function sheetIn(book: WorkBook, name: string): Sheet {
  const lines: (CellObject | undefined)[][] = book.Sheets[name]?.['!data'] ?? [];
  return {
    heading: Array.from(lines[0] ?? [], textOf),
    rows: lines
      .map((line, index) => ({ number: index + 1, cells: Array.from(line ?? [], textOf) }))
      .filter(({ number, cells }) => number > 1 && cells.some((cell) => cell !== '')),
  };
}

/**
 * Opens a workbook, counted before anything unpacks it, by the same code and limits as on the server.
 * @throws Unreadable
 */
export function openWorkbook(content: Uint8Array): OpenedWorkbook {
  if (isEncrypted(content)) throw new Unreadable('encrypted');
  const parts = unpackWorkbook(content, WORKBOOK_LIMITS);
  const plain = (some: Record<string, Uint8Array>) => zipSync(some, { level: 0 });
  return {
    glance: () => {
      const book = read(plain(partsOfFirstRows(parts, FIRST_ROWS + 1)), {
        ...PLAIN_PARSING,
        sheetRows: FIRST_ROWS + 1,
      });
      return book.SheetNames.map((name, index) => ({
        ...sheetIn(book, name),
        name,
        isHidden: isSheetHidden(book, index),
      }));
    },
    sheet: (name) => {
      const book = read(plain(parts), { ...PLAIN_PARSING, sheets: name ?? 0 });
      const sheet = sheetIn(book, name ?? book.SheetNames[0] ?? '');
      if (sheet.rows.length === 0) throw new Unreadable('no-rows');
      return sheet;
    },
  };
}

/**
 * The first sheet of a workbook.
 * @throws Unreadable
 */
export const readWorkbook = (content: Uint8Array): Sheet => openWorkbook(content).sheet(null);
