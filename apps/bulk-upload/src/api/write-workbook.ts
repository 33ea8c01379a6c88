import { unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';
import type { SheetLook, WrittenRow } from '../model/written-sheet';

/** A workbook of one sheet. Every text is a text: what begins like a formula is none. */
export function writeWorkbook(rows: readonly WrittenRow[], { name, widths, isRtl }: SheetLook): Uint8Array {
  const lines: (readonly (string | number)[])[] = [];
  for (const { number, cells } of rows) lines[number - 1] = cells;
  const sheet = utils.aoa_to_sheet(lines as (string | number)[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = utils.book_new();
  book.Workbook = { Views: [{ RTL: isRtl }] };
  utils.book_append_sheet(book, sheet, name);
  const plain = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  // The writer packs to more than twice of this.
  return zipSync(unzipSync(new Uint8Array(plain)), { level: 6 });
}
