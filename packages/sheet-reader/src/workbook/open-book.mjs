import { zipSync } from 'fflate';
import { createDates } from './date-cells.mjs';
import { hiddenRows } from './hidden-rows.mjs';
import { plainRows } from './plain-rows.mjs';
import { plainStrings } from './plain-strings.mjs';
import { isSheetHidden, PLAIN_PARSING } from './sheet-reading.mjs';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const STRINGS = 'xl/sharedStrings.xml';

/** A sheet with an identifying number, to find which part the workbook refers to. */
const signed = (number) =>
  new TextEncoder().encode(
    `<worksheet><sheetData><row r="1"><c r="A1"><v>${number}</v></c></row></sheetData></worksheet>`,
  );

/** The workbook without its rows and texts. */
const bare = (parts, sheets) => ({
  ...parts,
  [STRINGS]: new Uint8Array(),
  ...Object.fromEntries(sheets.map((name, number) => [name, signed(number)])),
});

/** With formatted dates; errors are empty unless `isExact`. */
function readBookRows(book, place, { dates, isExact }) {
  const lines = book.Sheets[book.SheetNames[place]]?.['!data'] ?? [];
  const cellValue = (cell) => {
    if (cell === undefined || cell === null) return undefined;
    if (cell.t === 'e') return isExact ? '#ERROR!' : undefined;
    const format = cell.t === 'n' ? dates.codeFormat(String(cell.z ?? 'General')) : null;
    return format === null ? (cell.v ?? undefined) : dates.text(cell.v, format);
  };
  return lines.map((line, index) => {
    const cells = Array.from(line ?? []);
    const formulas = cells.flatMap((cell, column) => (cell?.f === undefined ? [] : [column]));
    const row = { number: index + 1, values: cells.map(cellValue) };
    return formulas.length === 0 ? row : { ...row, formulas };
  });
}

/** See workbook.d.mts. */
export function openBook(parts, read, { isExact = false } = {}) {
  // Repacked without compression: exactly the counted bytes are parsed.
  const parse = (some, options) =>
    read(zipSync(some, { level: 0 }), { ...PLAIN_PARSING, cellFormula: isExact, ...options });
  const names = Object.keys(parts).filter((name) => SHEET.test(name));
  const book = parse(bare(parts, names));
  let table = null;
  const dates = createDates(parts['xl/styles.xml'], book.Workbook?.WBProps?.date1904 === true, isExact);
  const tables = {
    strings: () => (table ??= plainStrings(parts[STRINGS] ?? new Uint8Array())),
    dates,
    isExact,
  };
  let begun = null;
  const parsed = (place, most) =>
    most === undefined ? parse(parts, { sheets: place }) : (begun ??= parse(parts, { sheetRows: most }));
  return {
    sheets: book.SheetNames.map((name, place) => ({ name, isHidden: isSheetHidden(book, place) })),
    rows: (place, most) => {
      const part = parts[names[readBookRows(book, place, tables)[0]?.values[0]]];
      const rows = part && plainRows(part, tables);
      if (!rows) {
        // The parser keeps hidden rows only together with every style.
        const hidden = part ? hiddenRows(part) : new Set();
        return readBookRows(parsed(place, most), place, tables).map((row) =>
          hidden.has(row.number) ? { ...row, isHidden: true } : row,
        );
      }
      return most === undefined ? rows : rows.filter(({ number }) => number <= most);
    },
  };
}
