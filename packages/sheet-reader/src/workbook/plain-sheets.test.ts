import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fastCheck from 'fast-check';
import { read, SSF, utils, write, type CellObject } from 'xlsx';
import { openBook, unpackWorkbook, type CellRow } from '../workbook';
import { WORKBOOK_LIMITS } from '@courier/config';
import { rawWorkbook, sheetXml } from '../testing/raw-workbook';

// Most sheets are read without `xlsx`; these tests compare the results with it.

/** The rows of the first sheet, and whether they were read without `xlsx`, which is called once for the structure. */
function openContent(
  content: Uint8Array,
  parts = unpackWorkbook(content, WORKBOOK_LIMITS),
): { rows: CellRow[]; isPlain: boolean } {
  let asked = 0;
  const book = openBook(parts, (archive, options) => {
    asked += 1;
    return read(archive, options);
  });
  return { rows: book.rows(0), isPlain: asked === 1 };
}

/** Removes empty cells and rows, which the readers may represent differently. */
const toComparableRows = (rows: readonly CellRow[]) =>
  rows
    .map(({ number, values }) => ({
      number,
      cells: values.flatMap((value, column) =>
        value === undefined || value === '' ? [] : [[column, value]],
      ),
    }))
    .filter(({ cells }) => cells.length > 0);

/** The value that `xlsx` reads: a number with a date format is a day or a time. */
function shownBy(cell: CellObject | undefined) {
  if (cell?.t === 'e') return undefined;
  const format = String(cell?.z ?? 'General');
  if (cell?.t !== 'n' || !SSF.is_date(format)) return cell?.v as string | number;
  return SSF.format(/[hs]/i.test(format) ? 'hh:mm' : 'yyyy-mm-dd', Number(cell.v)) as string;
}

function byXlsx(content: Uint8Array): CellRow[] {
  const book = read(content, { type: 'array', dense: true, cellText: false, cellNF: true });
  const lines = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  return lines.flatMap((line, index) => [
    {
      number: index + 1,
      values: Array.from(line ?? [], shownBy),
    },
  ]);
}

const LINES = [
  ['customer_name', 'dropoff_address', 'amount', 'notes'],
  ['Bilal & Söhne <Lahore>', '12 Mall Rd,\nLahore', 1280.5, '  😀 "ring"  '],
  ['بلال خان', 'گلشن اقبال', -3e-7, ''],
  ['林家豪', '光復南路17號', 46_349, 'a\tb'],
  ['', '', '', true],
];

function bySheetJs(options: object): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(LINES.map((line) => [...line])), 'orders');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', ...options }) as ArrayBuffer);
}
const written = (name: string) => () =>
  new Uint8Array(readFileSync(join(__dirname, '../testing/workbooks', `${name}.xlsx`)));

const CONTENT = 'http://schemas.openxmlformats.org/package/2006/content-types';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const encodeText = (text: string) => new TextEncoder().encode(text);
const contentTypeOverride = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;

/** A workbook of one sheet and a shared string table. */
const withStrings = (strings: string, sheet: string, level?: 0) =>
  rawWorkbook(
    sheet,
    {
      '[Content_Types].xml': encodeText(
        `<Types xmlns="${CONTENT}"><Default Extension="xml" ContentType="application/xml"/>${contentTypeOverride('workbook', 'sheet.main')}${contentTypeOverride('worksheets/sheet1', 'worksheet')}${contentTypeOverride('sharedStrings', 'sharedStrings')}</Types>`,
      ),
      'xl/sharedStrings.xml': encodeText(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sst count="3">${strings}</sst>`,
      ),
    },
    level,
  );
const TWO_STRINGS = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="3" t="s"><v>1</v></c></row>';

describe('a sheet in the form that most programs write', () => {
  it.each<[string, () => Uint8Array]>([
    ['SheetJS', () => bySheetJs({})],
    ['SheetJS, with a table of strings', () => bySheetJs({ bookSST: true, compression: true })],
    ['LibreOffice', written('libreoffice')],
    ['openpyxl', written('openpyxl')],
    ['XlsxWriter', written('xlsxwriter')],
    ['XlsxWriter, row by row', written('xlsxwriter-streamed')],
    [
      'Excel, with pieces of bold and how a name is spoken',
      () =>
        withStrings(
          '<si><t xml:space="preserve"> 林家豪 </t><phoneticPr fontId="1" type="noConversion"/></si><si><r><t>No. 17,</t></r><r><rPr><b/><sz val="11"/></rPr><t xml:space="preserve"> Ln. 240</t></r></si>',
          sheetXml(
            `${TWO_STRINGS}<row r="3" spans="1:4" x14ac:dyDescent="0.25"><c r="C3"><f>SUM(1,2)</f><v>3</v></c><c r="D3" t="b"><v>0</v></c><c r="E3" t="e"><v>#REF!</v></c><c r="F3" s="2"/></row>`,
          ),
        ),
    ],
    [
      'a program that numbers nothing and ends with an empty row',
      () =>
        rawWorkbook(
          sheetXml(
            '<row><c t="inlineStr"><is><t>first</t></is></c><c t="str"><v>x_x0041_</v></c></row><row r="9"><c><v>7</v></c></row><row r="1048576"/>',
          ),
        ),
    ],
  ])('is read directly, with the same values as xlsx, from %s', (_, make) => {
    const { rows, isPlain } = openContent(make());
    expect(isPlain).toBe(true);
    expect(toComparableRows(rows)).toEqual(toComparableRows(byXlsx(make())));
    expect(rows.length).toBeGreaterThan(1);
  });

  it('is read directly at any length, also across chunk boundaries', () => {
    const rows = Array.from(
      { length: 9000 },
      (_, row) =>
        `<row r="${row + 1}"><c r="A${row + 1}" t="inlineStr"><is><t>光復南路 😀 ${'号'.repeat(row % 67)}</t></is></c></row>`,
    ).join('');
    const long = openContent(rawWorkbook(sheetXml(rows)));
    expect(long.isPlain).toBe(true);
    expect(long.rows).toHaveLength(9000);
    const meant = (number: number) => `光復南路 😀 ${'号'.repeat((number - 1) % 67)}`;
    expect(long.rows.filter(({ number, values }) => values[0] !== meant(number))).toEqual([]);
  });
});

describe('a sheet in another form is left to xlsx', () => {
  const singleRowWorkbook = (cells: string) => rawWorkbook(sheetXml(`<row r="1">${cells}</row>`));
  it.each<[string, () => Uint8Array]>([
    [
      'with a prefix',
      () =>
        rawWorkbook(
          sheetXml('').replace(
            '<sheetData>',
            '<sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row>',
          ),
        ),
    ],
    [
      'with rows in any order',
      () =>
        rawWorkbook(
          sheetXml('<row r="2"><c r="A2"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'),
        ),
    ],
    ['with a cell twice', () => singleRowWorkbook('<c r="A1"><v>1</v></c><c r="A1"><v>2</v></c>')],
    ['with a comment between', () => singleRowWorkbook('<!-- a --><c r="A1"><v>1</v></c>')],
    ['with text that is no XML', () => singleRowWorkbook('<c r="A1" t="str"><v><![CDATA[a < b]]></v></c>')],
    ['with a date of ISO', () => singleRowWorkbook('<c r="A1" t="d"><v>2026-11-23</v></c>')],
    ['with an unknown number', () => singleRowWorkbook('<c r="A1"><v>0x12</v></c>')],
    ['with a string that is not in the table', () => withStrings('<si><t>a</t></si>', sheetXml(TWO_STRINGS))],
    [
      'with an entity of its own',
      () => singleRowWorkbook('<c r="A1" t="inlineStr"><is><t>a &copy; b</t></is></c>'),
    ],
    [
      'with bytes that are no UTF-8',
      () =>
        rawWorkbook('', {
          'xl/worksheets/sheet1.xml': encodeText(
            sheetXml('<row r="1"><c r="A1"><v>5</v></c></row>', '~'),
          ).map((byte) => (byte === 0x7e ? 0xff : byte)),
        }),
    ],
  ])('%s', (_, make) => {
    const { rows, isPlain } = openContent(make());
    expect(isPlain).toBe(false);
    expect(toComparableRows(rows)).toEqual(toComparableRows(byXlsx(make())));
  });
});

/** Null for a file beyond the limits. */
function counted(content: Uint8Array) {
  try {
    return unpackWorkbook(content, WORKBOOK_LIMITS);
  } catch {
    return null;
  }
}

it.each([
  ['directly', '', 1],
  ['by xlsx', '<!-- a comment -->', 2],
])('marks formulas in an exact reading, %s', (_, comment, calls) => {
  const xml = sheetXml(
    `<row r="1"><c r="A1"><v>2</v></c>${comment}<c r="B1"><f>A1*2</f><v>4</v></c><c r="C1" t="str"><f>"x"</f><v>x</v></c></row>`,
  );
  const parts = unpackWorkbook(rawWorkbook(xml), WORKBOOK_LIMITS);
  const open = (options: { isExact?: boolean }) => {
    let asked = 0;
    const book = openBook(
      parts,
      (archive, parsing) => {
        asked += 1;
        return read(archive, parsing);
      },
      options,
    );
    return { row: book.rows(0)[0], asked };
  };
  const exact = open({ isExact: true });
  expect(exact.asked).toBeGreaterThanOrEqual(calls);
  expect(exact.row).toMatchObject({ values: [2, 4, 'x'], formulas: [1, 2] });
  expect(open({}).row?.formulas).toBeUndefined();
});

it('reads a sheet with damaged XML as xlsx does, or leaves it to xlsx', () => {
  const xml = sheetXml(
    '<row r="1"><c r="A1" s="1" t="s"><v>1</v></c><c r="B1" t="str"><v>Block 5</v></c></row><row r="2" ht="12.8"><c r="A2"><v>-1.5</v></c><c r="C2" t="inlineStr"><is><t>Ali</t></is></c></row>',
  );
  const strings = '<si><t>name</t></si><si><r><t>to </t></r><r><t>door</t></r></si>';
  const change = fastCheck.tuple(
    fastCheck.nat({ max: xml.length - 1 }),
    fastCheck.constantFrom(...'<>/="\' rctsv019AZ.-:e'),
    fastCheck.nat({ max: 2 }),
  );
  let plain = 0;
  fastCheck.assert(
    fastCheck.property(fastCheck.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      let bent = xml;
      for (const [at, sign, gone] of changes) bent = bent.slice(0, at) + sign + bent.slice(at + gone);
      const content = withStrings(strings, bent, 0);
      const parts = counted(content);
      const { rows, isPlain } = parts ? openContent(content, parts) : { rows: [], isPlain: false };
      if (!isPlain) return;
      plain += 1;
      expect(toComparableRows(rows)).toEqual(toComparableRows(byXlsx(content)));
    }),
    { numRuns: process.env['COURIER_DEEP'] ? 5000 : 1000 },
  );
  expect(plain).toBeGreaterThan(50);
});
