/** The content of a printed page; every value is plain text. */
export interface PrintedTable {
  title: string;
  /** Shown under the title, e.g. the days and the filters. */
  note: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Figures are end-aligned. */
  columns: readonly { title: string; isFigure: boolean }[];
  rows: readonly (readonly string[])[];
  /** Shown under the last row, with one cell per column; empty for none. */
  total: readonly string[];
}

/** Fits A4 and Letter; the table head repeats on each page and rows do not break. */
const STYLE = `
  @page { margin: 14mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif } }
  body { margin: 0; color: #000; background: #fff; font: 9pt/1.45 sans-serif }
  :lang(ur) body { font: 10pt/2.1 'Noto Nastaliq Urdu', serif }
  h1 { margin: 0; font-size: 15pt }
  p { margin: 2pt 0 10pt }
  table { inline-size: 100%; border-collapse: collapse }
  thead { display: table-header-group }
  tfoot { display: table-row-group }
  tr { break-inside: avoid }
  th, td { padding: 3pt 5pt; border-block-end: .5pt solid #999; text-align: start; vertical-align: top }
  .figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
  tfoot td { border-block-start: 1pt solid #000; font-weight: 700 }
`;

function createPrintRow(
  sheet: Document,
  tag: 'th' | 'td',
  cells: readonly string[],
  { columns }: PrintedTable,
) {
  const row = sheet.createElement('tr');
  cells.forEach((text, index) => {
    const cell = row.appendChild(sheet.createElement(tag));
    const words = cell.appendChild(sheet.createElement('bdi'));
    words.textContent = text;
    if (columns[index]?.isFigure) {
      cell.className = 'figure';
      words.dir = 'ltr';
    }
  });
  return row;
}

function write(sheet: Document, table: PrintedTable): void {
  const { title, note, columns, rows, total, locale, direction } = table;
  sheet.title = title;
  sheet.documentElement.lang = locale.replaceAll('_', '-');
  sheet.documentElement.dir = direction;
  const heading = sheet.createElement('h1');
  heading.textContent = title;
  const under = sheet.createElement('p');
  under.textContent = note;
  const page = sheet.createElement('table');
  const heads = columns.map((column) => column.title);
  page.createTHead().append(createPrintRow(sheet, 'th', heads, table));
  page.createTBody().append(...rows.map((cells) => createPrintRow(sheet, 'td', cells, table)));
  if (total.length > 0) page.createTFoot().append(createPrintRow(sheet, 'td', total, table));
  sheet.body.replaceChildren(heading, under, page);
}

/**
 * A constructed style sheet, because the content security policy forbids inline styles. Without support the
 * page prints unstyled.
 */
function dress(sheet: Document, view: Window & typeof globalThis): void {
  if (!('adoptedStyleSheets' in sheet)) return;
  const style = new view.CSSStyleSheet();
  style.replaceSync(STYLE);
  sheet.adoptedStyleSheets = [style];
}

export function printTable(table: PrintedTable): void {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.title = table.title;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const view = frame.contentWindow;
  const sheet = frame.contentDocument;
  if (!view || !sheet) throw new Error('There is no page to print on');
  write(sheet, table);
  dress(sheet, view as Window & typeof globalThis);
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true });
  view.focus();
  view.print();
}
