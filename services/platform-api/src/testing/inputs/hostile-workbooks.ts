import { WORKBOOK_LIMITS } from '@courier/config';
import { zipSync } from 'fflate';

const FRAME = {
  '[Content_Types].xml': Buffer.from(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  ),
  'xl/workbook.xml': Buffer.from(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="orders" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': Buffer.from(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
};

const archive = (content: string | Uint8Array, name: string) =>
  zipSync({ ...FRAME, [name]: typeof content === 'string' ? Buffer.from(content) : content }, { level: 6 });
const SHEET = 'xl/worksheets/sheet1.xml';
/** A workbook with one sheet of these rows, followed by `after`. */
export const buildWorkbook = (rows: string, after = '') =>
  archive(`<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`, SHEET);

const { rows, columns, cellCharacters } = WORKBOOK_LIMITS;
const CELL = '<c r="A1"><v>1</v></c>';
const textCell = (characters: string) => `<row><c t="inlineStr"><is><t>${characters}</t></is></c></row>`;

/** Small files that exhaust a parser's memory: method, refusal key, and bytes. */
export const HOSTILE_WORKBOOKS: readonly (readonly [name: string, key: string, make: () => Uint8Array])[] = [
  [
    'one row of 1.5 M cells',
    'bulk.too-many-columns',
    () => buildWorkbook(`<row>${CELL.repeat(1_500_000)}</row>`),
  ],
  [
    'a column beyond the last',
    'bulk.too-many-columns',
    () => buildWorkbook('<row><c r="XFD1"><v>1</v></c></row>'),
  ],
  [
    'one cell more than a row has',
    'bulk.too-many-columns',
    () => buildWorkbook(`<row>${'<c/>'.repeat(columns + 1)}</row>`),
  ],
  [
    'one row more than a file has',
    'bulk.too-many-rows',
    () => buildWorkbook('<row><c/></row>'.repeat(rows + 2)),
  ],
  [
    'a million rows with a prefix',
    'bulk.too-many-rows',
    () => buildWorkbook('<x:row><x:c r="A1"/></x:row>'.repeat(1_000_000)),
  ],
  [
    'rows within an attribute',
    'bulk.too-many-rows',
    () => buildWorkbook(`<a b='${'<row><c />'.repeat(rows + 2)}'/>`),
  ],
  [
    'one character more than a cell has',
    'bulk.cell-too-long',
    () => buildWorkbook(textCell('字'.repeat(cellCharacters + 1))),
  ],
  ['a cell of 40 MB', 'bulk.cell-too-long', () => buildWorkbook(textCell('a'.repeat(40_000_000)))],
  [
    'a million shared strings too many',
    'bulk.holds-too-much',
    () => archive('<si><t/></si>'.repeat(5_000_000), 'xl/sharedStrings.xml'),
  ],
  [
    'a shared string of 40 MB',
    'bulk.cell-too-long',
    () => archive(`<sst><si><t>${'a'.repeat(40_000_000)}`, 'xl/sharedStrings.xml'),
  ],
  ['nothing but tags', 'bulk.holds-too-much', () => buildWorkbook('<a/>'.repeat(16_000_000))],
  ['66 MB of spaces', 'bulk.holds-too-much', () => archive(Buffer.alloc(66_000_000, ' '), SHEET)],
  [
    '66 MB of a picture',
    'bulk.holds-too-much',
    () => archive(new Uint8Array(66_000_000), 'xl/media/image1.png'),
  ],
  [
    'a sheet in UTF-16',
    'bulk.invalid-format',
    () => archive(Buffer.from(CELL.repeat(1_000_000), 'utf16le'), SHEET),
  ],
];
