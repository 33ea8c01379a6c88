import { afterAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { rawWorkbook, sheetXml, textCell } from '@courier/sheet-reader/testing';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { readAsRules, RULE_KINDS, SHEET_KINDS, type SheetKind } from '../../../testing/inputs/rule-kinds';
import { ruleWorkbook } from '../../../testing/inputs/rule-workbook';

const folder = ruleFolder();
afterAll(folder.remove);

type Cells = readonly (readonly string[])[];
const text = (cells: Cells, sign = ',', end = '\n') =>
  cells
    .map((line) =>
      line.map((cell) => (/[",;|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(sign),
    )
    .join(end);
const littleEndian = (content: string) => Buffer.from(content, 'utf16le');
const bigEndian = (content: string) => littleEndian(content).swap16();
const withCell = (cells: Cells, line: number, value: string): Cells =>
  cells.map((row, index) => (index === line ? [value, ...row.slice(1)] : row));
const append = (cells: Cells, column: string, value: string): Cells =>
  cells.map((row, index) => [...row, index === 0 ? column : index === 1 ? value : '']);
const sum = (cells: Cells): readonly string[] =>
  (cells[0] ?? []).map((_name, index) => (index === 0 ? 'Total' : '3.50'));

const REALISTIC: Readonly<Record<string, (cells: Cells) => string | Buffer>> = {
  'a plain file': (cells) => text(cells),
  'a byte-order mark and Windows line ends': (cells) => `\uFEFF${text(cells, ',', '\r\n')}`,
  'the semicolons of a German Excel': (cells) => text(cells, ';'),
  'the vertical bars of a database': (cells) => text(cells, '|'),
  'a declared separator': (cells) => `sep=;\r\n${text(cells, ';', '\r\n')}`,
  "the 'Unicode text' of Excel": (cells) => littleEndian(`\uFEFF${text(cells, '\t', '\r\n')}`),
  'UTF-16 without a mark': (cells) => littleEndian(text(cells, '\t')),
  'UTF-16 of the other order': (cells) => bigEndian(`\uFEFF${text(cells)}`),
  'headings as people write them': (cells) =>
    text([(cells[0] ?? []).map((name) => ` ${name.replaceAll('_', ' ').toUpperCase()} `), ...cells.slice(1)]),
  'a title, empty lines and a total': (cells) =>
    text([['Operator rules, from December; all countries'], [], ...cells, [], sum(cells), []]),
  'a workbook': (cells) => ruleWorkbook({ Rules: cells }),
  'a workbook with a title, notes and a hidden copy': (cells) =>
    ruleWorkbook(
      {
        Notes: [['Ask Ana before you change prices']],
        Rules: [['Rules'], [], ...cells, sum(cells)],
        Old: cells,
      },
      { hiddenSheets: ['Old'] },
    ),
  'a workbook that is named CSV': (cells) => ruleWorkbook({ Rules: cells }),
};

/** 60 MB in 60 kB. */
const bomb = Buffer.from(rawWorkbook(sheetXml(''), { 'xl/media/image1.png': new Uint8Array(60_000_000) }));
const tall = Buffer.from(rawWorkbook(sheetXml(`<row>${textCell('A1', 'x')}</row>`.repeat(30_000))));

const HOSTILE: Readonly<Record<string, readonly [(cells: Cells) => string | Buffer, string]>> = {
  'an empty file': [() => '', 'is missing'],
  'a heading alone': [(cells) => text(cells.slice(0, 1)), 'it has no line below the heading'],
  'a column twice': [
    (cells) => text(append(cells, 'country', 'SG')),
    'line 1 "country": the column is given twice',
  ],
  'an unknown column': [
    (cells) => text(append(cells, 'colour', 'red')),
    'line 1 "colour": unknown column; known are',
  ],
  'a value in no column': [
    (cells) => text(append(cells, '', '50')),
    'line 2 "50": the value is in no column',
  ],
  'a missing column': [
    (cells) => text(cells.map((row) => row.slice(1))),
    'line 1: the column country is missing',
  ],
  'an unknown country': [(cells) => text(withCell(cells, 1, 'XX')), 'line 2, country "XX": no such country'],
  'an open quotation mark': [(cells) => `${text(cells)}\n"SG,x`, 'a quotation mark has no end'],
  'letters of Windows': [
    (cells) => Buffer.concat([Buffer.from(text(cells)), Buffer.from([0x0a, 0x44, 0xfc, 0x73])]),
    'its letters are not UTF-8; save it as "CSV UTF-8" or as "Unicode text"',
  ],
  'an error of the spreadsheet': [
    (cells) => ruleWorkbook({ Rules: [...cells, [{ t: 'e', v: 23, w: '#REF!' }, 'x']] }),
    'country "#REF!": the spreadsheet has no value here',
  ],
  'a formula that was never computed': [
    (cells) => {
      const heading = (cells[0] ?? []).map((cell, index) =>
        textCell(`${String.fromCharCode(65 + index)}1`, cell),
      );
      const rows = `<row r="1">${heading.join('')}</row><row r="2"><c r="A2"><f>B2</f></c></row>`;
      return Buffer.from(rawWorkbook(sheetXml(rows)));
    },
    'line 2, country "#FORMULA!": the spreadsheet has no value here',
  ],
  'a hidden row': [
    (cells) => ruleWorkbook({ Rules: cells }, { hidden: [2] }),
    'line 2: the row is hidden in the spreadsheet; show it or delete it',
  ],
  'two sheets with the same columns': [
    (cells) => ruleWorkbook({ Now: cells, Next: cells }),
    'several sheets have these columns: Now, Next; leave only one',
  ],
  'a cut workbook': [(cells) => ruleWorkbook({ Rules: cells }).subarray(0, 300), 'it is no '],
  'another archive': [
    () => Buffer.from(zipSync({ 'rules.txt': strToU8('SG') })),
    'it is no XLSX workbook; save it as .xlsx or as CSV UTF-8',
  ],
  'an old workbook': [() => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'it is no XLSX workbook'],
  'a workbook with a password': [
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), littleEndian('EncryptedPackage')]),
    'it is protected by a password; save it without one',
  ],
  'a small workbook that unpacks to many times its size': [() => bomb, 'it is too large when unpacked'],
  'a workbook with more rows than a sheet of orders': [() => tall, 'it has more than 25000 rows'],
  'a picture': [() => Buffer.from('89504e470d0a1a0affd8ff00', 'hex'), 'its letters are not UTF-8'],
};

describe.each(SHEET_KINDS)('a file of %s', (kind: SheetKind) => {
  const { cells } = RULE_KINDS[kind];
  const usual = readAsRules(kind, folder.write(`usual-${kind}.csv`, text(cells)));

  it.each(Object.keys(REALISTIC))('is understood as %s', async (name) => {
    const file = folder.write('rules.csv', REALISTIC[name]?.(cells) ?? '');
    expect(await readAsRules(kind, file)).toBe(await usual);
  });

  it.each(Object.keys(HOSTILE))('is refused as %s, with the reason', async (name) => {
    const [create, problem] = HOSTILE[name] ?? [() => '', ''];
    const found = await findProblems(readAsRules(kind, folder.write('rules.xlsx', create(cells))));
    expect(found).toContain('rules.xlsx');
    expect(found).toContain(problem);
  });
});
