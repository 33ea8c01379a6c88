import { zipSync } from 'fflate';
import type { CellObject, ParsingOptions, WorkBook } from 'xlsx';
import type { CellRow, CellValue, OpenedBook, WorkbookParts } from './cell-row.ts';
import { createDates } from './date-cells.ts';
import { hiddenRows } from './hidden-rows.ts';
import type { CellTables } from './plain-cell.ts';
import { plainRows } from './plain-rows.ts';
import { plainStrings } from './plain-strings.ts';
import { isSheetHidden, PLAIN_PARSING } from './sheet-reading.ts';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const STRINGS = 'xl/sharedStrings.xml';

/** A sheet with an identifying number, to find which part the workbook refers to. */
const signed = (number: number) =>
  new TextEncoder().encode(
    `<worksheet><sheetData><row r="1"><c r="A1"><v>${number}</v></c></row></sheetData></worksheet>`,
  );

/** The workbook without its rows and texts. */
const bare = (parts: WorkbookParts, sheets: readonly string[]): WorkbookParts => ({
  ...parts,
  [STRINGS]: new Uint8Array(),
  ...Object.fromEntries(sheets.map((name, number) => [name, signed(number)])),
});

/** Rows and cells that are not written are absent. */
type Lines = readonly (readonly (CellObject | null | undefined)[] | null | undefined)[];

/** With formatted dates; errors are empty unless `isExact`. */
function readBookRows(book: WorkBook, place: number, { dates, isExact }: CellTables): CellRow[] {
  const lines: Lines = book.Sheets[book.SheetNames[place] ?? '']?.['!data'] ?? [];
  const cellValue = (cell: CellObject | null | undefined): CellValue => {
    if (cell === undefined || cell === null) return undefined;
    if (cell.t === 'e') return isExact ? '#ERROR!' : undefined;
    const { v: value } = cell;
    if (cell.t === 'n' && typeof value === 'number') {
      const format = dates.codeFormat(String(cell.z ?? 'General'));
      return format === null ? value : dates.text(value, format);
    }
    return value instanceof Date ? undefined : (value ?? undefined);
  };
  // Lines are sparse: flatMap leaves out those that are not written.
  return lines.flatMap((line, index) => {
    const cells = Array.from(line ?? []);
    const formulas = cells.flatMap((cell, column) => (cell?.f === undefined ? [] : [column]));
    const row = { number: index + 1, values: cells.map(cellValue) };
    return [formulas.length === 0 ? row : { ...row, formulas }];
  });
}

type Parse = (archive: Uint8Array, options: ParsingOptions) => WorkBook;

/**
 * The fast reader handles the usual format; `xlsx` reads any other, several times slower.
 * @param parts from `unpackWorkbook`
 * @param read of `xlsx`
 * @param options `isExact`: a percentage is text such as `25%`, and an error or a formula without a result is text such
 *   as `#REF!`, and formulas are marked; otherwise the number, and an empty cell
 * @throws Error for an invalid workbook
 */
export function openBook(parts: WorkbookParts, read: Parse, { isExact = false } = {}): OpenedBook {
  // Repacked without compression: exactly the counted bytes are parsed.
  const parse = (some: WorkbookParts, options?: ParsingOptions) =>
    read(zipSync(some, { level: 0 }), { ...PLAIN_PARSING, cellFormula: isExact, ...options });
  const names = Object.keys(parts).filter((name) => SHEET.test(name));
  const book = parse(bare(parts, names));
  let table: string[] | null = null;
  const dates = createDates(parts['xl/styles.xml'], book.Workbook?.WBProps?.date1904 === true, isExact);
  const tables: CellTables = {
    strings: () => (table ??= plainStrings(parts[STRINGS] ?? new Uint8Array())),
    dates,
    isExact,
  };
  let begun: WorkBook | null = null;
  const parsed = (place: number, most: number | undefined) =>
    most === undefined ? parse(parts, { sheets: place }) : (begun ??= parse(parts, { sheetRows: most }));
  return {
    sheets: book.SheetNames.map((name, place) => ({ name, isHidden: isSheetHidden(book, place) })),
    rows: (place, most) => {
      const number = readBookRows(book, place, tables)[0]?.values[0];
      const part = typeof number === 'number' ? parts[names[number] ?? ''] : undefined;
      const rows = part && plainRows(part, tables);
      if (!rows) {
        // The parser keeps hidden rows only together with every style.
        const hidden = part ? hiddenRows(part) : new Set<number>();
        return readBookRows(parsed(place, most), place, tables).map((row) =>
          hidden.has(row.number) ? { ...row, isHidden: true } : row,
        );
      }
      return most === undefined ? rows : rows.filter(({ number }) => number <= most);
    },
  };
}
