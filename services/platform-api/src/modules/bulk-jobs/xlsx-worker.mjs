import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { parentPort, workerData } from 'node:worker_threads';
import * as spreadsheets from 'xlsx';

const { read, utils, write, SSF } = spreadsheets.default ?? spreadsheets;
const { task, columns, limits } = workerData;

/** Said to the caller by its code; anything else that goes wrong means the file is no spreadsheet. */
class Unreadable extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Pictures, macros and the like are counted, but never kept. */
const NEEDED = /^[\w[\]./ -]+\.(xml|rels)$/i;
const SLICE_BYTES = 16 * 1024;

/**
 * Unpacks under the limits, counting what really comes out and not what the archive says of itself, and packs again
 * without compression: what is parsed is exactly what was counted.
 */
function unpacked(content) {
  const parts = new Map();
  let entries = 0;
  let total = 0;
  const archive = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.entries) throw new Unreadable('too-large');
    const chunks = [];
    entry.ondata = (error, chunk, isLast) => {
      // What is thrown below comes back here as an error of the archive.
      if (error) throw error instanceof Unreadable ? error : new Unreadable('not-xlsx');
      total += chunk.length;
      if (total > limits.inflatedBytes) throw new Unreadable('too-large');
      if (!NEEDED.test(entry.name)) return;
      chunks.push(chunk);
      if (isLast) parts.set(entry.name, Buffer.concat(chunks));
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < content.length; at += SLICE_BYTES)
    archive.push(content.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= content.length);
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw new Unreadable('not-xlsx');
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

/** Without what the database cannot keep. */
const clean = (text) =>
  text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .toWellFormed()
    .trim();

/** A cell as text; dates and times as the columns want them. */
function textOf(cell, column) {
  const value = cell?.v;
  if (value === undefined || value === null || cell.t === 'e') return '';
  if (typeof value !== 'number') return clean(String(value));
  if (column === 'delivery_date' || column === 'delivery_time') {
    const date = SSF.parse_date_code(value);
    const two = (number) => String(number).padStart(2, '0');
    if (!date) return String(value);
    return column === 'delivery_date'
      ? `${date.y}-${two(date.m)}-${two(date.d)}`
      : `${two(date.H)}:${two(date.M)}`;
  }
  return String(value);
}

function readRows(content) {
  const book = read(unpacked(content), {
    type: 'array',
    dense: true,
    sheetRows: limits.rows + 2,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellStyles: false,
    bookVBA: false,
  });
  const cells = book.Sheets[book.SheetNames[0]]?.['!data'] ?? [];
  const heading = Array.from(cells[0] ?? [], (cell) => textOf(cell).toLowerCase());
  const places = columns.map((column) => heading.indexOf(column));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) throw new Unreadable('columns');
  const rows = [];
  for (let index = 1; index < cells.length; index += 1) {
    const row = cells[index] ?? [];
    const values = Object.fromEntries(
      columns.map((column, place) => [
        column,
        textOf(row[places[place]], column).slice(0, limits.cellLength).toWellFormed(),
      ]),
    );
    if (Object.values(values).some((value) => value !== '')) rows.push({ number: index + 1, values });
  }
  if (rows.length === 0) throw new Unreadable('no-rows');
  if (rows.length > limits.rows) throw new Unreadable('too-many-rows');
  return rows;
}

/** A sheet to fill and one that explains it; the first has no example row that could be placed by mistake. */
function template() {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([columns]);
  sheet['!cols'] = columns.map((column) => ({ wch: column.length + 6 }));
  utils.book_append_sheet(book, sheet, 'orders');
  utils.book_append_sheet(book, utils.aoa_to_sheet(workerData.help), 'help');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

try {
  const result = task === 'read' ? readRows(workerData.content) : template();
  parentPort.postMessage({ result });
} catch (error) {
  parentPort.postMessage({ code: error instanceof Unreadable ? error.code : 'not-xlsx' });
}
