import { zipSync } from 'fflate';
import { read, utils, write, type CellObject } from 'xlsx';
import { BULK_COLUMNS } from '@courier/api-client';
import { Unreadable, countWorkbook, partsOf } from '@courier/api-client/workbook';
import { WORKBOOK_LIMITS } from '@courier/config';
import type { RowValues } from '../model/bench';
import type { Sheet } from '../model/sheet';

/** Without control characters, halves of characters and spaces around. */
const clean = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '').trim();

const textOf = (cell: CellObject | undefined): string =>
  cell?.v === undefined || cell.v === null || cell.t === 'e' ? '' : clean(String(cell.v));

/**
 * The first sheet of a workbook, counted before anything unpacks it, by the same code and limits as on the server.
 * @throws Unreadable
 */
export function readWorkbook(content: Uint8Array): Sheet {
  countWorkbook(content, WORKBOOK_LIMITS);
  const book = read(zipSync(partsOf(content), { level: 0 }), {
    type: 'array',
    dense: true,
    sheets: 0,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellStyles: false,
    bookVBA: false,
  });
  const [name = ''] = book.SheetNames;
  const lines: (CellObject | undefined)[][] = book.Sheets[name]?.['!data'] ?? [];
  const heading = Array.from(lines[0] ?? [], textOf);
  const rows = lines
    .map((line, index) => ({ number: index + 1, cells: Array.from(line ?? [], textOf) }))
    .filter(({ number, cells }) => number > 1 && cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new Unreadable('no-rows');
  return { heading, rows };
}

/** A workbook of the template's columns, each row at the number it had. */
export function writeWorkbook(rows: readonly { number: number; values: RowValues }[]): Uint8Array {
  const sheet = utils.aoa_to_sheet([[...BULK_COLUMNS]]);
  for (const { number, values } of rows)
    utils.sheet_add_aoa(sheet, [BULK_COLUMNS.map((column) => values[column])], {
      origin: { r: number - 1, c: 0 },
    });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'orders');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}
