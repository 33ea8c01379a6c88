import { strToU8, zipSync } from 'fflate';

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const ROOT = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="orders" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const BOOK_RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

/** A cell with an inline string, for writers without a shared string table. */
export const textCell = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</t></is></c>`;

const rowXml = (texts: readonly string[], row: number): string =>
  `<row r="${row}">${texts.map((text, index) => textCell(`${String.fromCharCode(65 + index)}${row}`, text)).join('')}</row>`;

export const sheetDataXml = (lines: readonly (readonly string[])[]): string =>
  lines.map((texts, index) => rowXml(texts, index + 1)).join('');

export const sheetXml = (rows: string, after = ''): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`;

export const rawParts = (sheet: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(TYPES),
  '_rels/.rels': strToU8(ROOT),
  'xl/workbook.xml': strToU8(BOOK),
  'xl/_rels/workbook.xml.rels': strToU8(BOOK_RELS),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
});

/** `level` 0 stores the parts without compression, for tests of thousands of sheets. */
export const rawWorkbook = (
  sheet: string,
  more: Record<string, Uint8Array> = {},
  level: 0 | 6 = 6,
): Uint8Array => zipSync({ ...rawParts(sheet), ...more }, { level });
