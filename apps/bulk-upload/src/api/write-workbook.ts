import { unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';
import type { SheetLook, WrittenRow } from '../model/result/written-sheet';

/** Texts are never written as formulas. */
export function writeWorkbook(rows: readonly WrittenRow[], { name, widths, isRtl }: SheetLook): Uint8Array {
  const lines: (readonly (string | number)[])[] = [];
  for (const { number, cells } of rows) lines[number - 1] = cells;
  const sheet = utils.aoa_to_sheet(lines as (string | number)[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = utils.book_new();
  book.Workbook = { Views: [{ RTL: isRtl }] };
  utils.book_append_sheet(book, sheet, name);
  const plain = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  // Recompressed, because the writer's own compression produces more than twice the size.
  return zipSync(unzipSync(new Uint8Array(plain)), { level: 6 });
}
