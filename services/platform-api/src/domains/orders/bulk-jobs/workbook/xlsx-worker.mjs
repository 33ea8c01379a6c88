import { isTotalRow, openBook, Unreadable, unpackWorkbook } from '@courier/sheet-reader/workbook';
import { parentPort, workerData } from 'node:worker_threads';

const { task, columns, laterColumns, limits } = workerData;

/** Loaded on demand, because loading takes longer than rejecting a file. */
async function loadXlsx() {
  const spreadsheets = await import('xlsx');
  return spreadsheets.default ?? spreadsheets;
}

/** Removes characters that the database cannot store. */
const clean = (text) =>
  text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .toWellFormed()
    .trim();

const trimmedCellText = (value) => (value === undefined ? '' : clean(String(value)));

/** Why a row is not an order: hidden, or a total. */
function exclusionFor({ values, isHidden }) {
  if (isHidden) return 'hidden';
  return isTotalRow(Array.from(values, (value) => trimmedCellText(value))) ? 'total' : undefined;
}

/** A title or a guide may precede the heading row. */
const SEARCHED_ROWS = 30;

/** Positions of the template columns, and the rows below them; undefined if no row has all columns. */
function findHeading(lines) {
  const needed = columns.filter((column) => !laterColumns.includes(column));
  for (const [index, { values }] of lines.slice(0, SEARCHED_ROWS).entries()) {
    const names = Array.from(values.slice(0, limits.columns), (value) =>
      trimmedCellText(value).toLowerCase(),
    );
    if (needed.every((column) => names.includes(column)))
      return { places: columns.map((column) => names.indexOf(column)), below: lines.slice(index + 1) };
  }
  return undefined;
}

async function readRows(content) {
  const parts = unpackWorkbook(content, limits);
  const { read } = await loadXlsx();
  const book = openBook(parts, read);
  // The first sheet if all are hidden.
  const lines = book.rows(
    Math.max(
      0,
      book.sheets.findIndex(({ isHidden }) => !isHidden),
    ),
  );
  const heading = findHeading(lines);
  if (!heading) throw new Unreadable('columns');
  const { places, below } = heading;
  const rows = [];
  for (const row of below) {
    const values = Object.fromEntries(
      columns.map((column, place) => [column, trimmedCellText(row.values[places[place]])]),
    );
    const numbers = columns.filter((_, place) => typeof row.values[places[place]] === 'number');
    const texts = Object.values(values);
    if (texts.some(({ length }) => length > limits.cellCharacters)) throw new Unreadable('cell-too-long');
    if (texts.every((text) => text === '')) continue;
    const exclusion = exclusionFor(row);
    rows.push({ number: row.number, values, numbers, ...(exclusion && { exclusion }) });
  }
  if (rows.length === 0) throw new Unreadable('no-rows');
  return rows;
}

/**
 * Two sheets: one to fill in, without an example row that could be placed by mistake, and one with
 * explanations.
 */
async function template() {
  const { utils, write } = await loadXlsx();
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([columns]);
  sheet['!cols'] = columns.map((column) => ({ wch: column.length + 6 }));
  const [orders, help] = workerData.sheets;
  utils.book_append_sheet(book, sheet, orders);
  utils.book_append_sheet(book, utils.aoa_to_sheet(workerData.help), help);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

try {
  const result = await (task === 'read' ? readRows(workerData.content) : template());
  parentPort.postMessage({ result });
} catch (error) {
  parentPort.postMessage({ code: error instanceof Unreadable ? error.code : 'not-xlsx' });
}
