import { expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { MACHINE_CSV, countryCsv, csvHead, csvLines, csvTable } from './csv-text';

it('a file begins with the byte order mark and its columns', () => {
  expect(csvHead(['order', 'note'])).toBe('\ufefforder,note\r\n');
});

it('each row is a line with empty cells for missing values', () => {
  const rows = [
    { order: 'o1', note: null },
    { order: 7, note: 'say "hi", please' },
  ];
  expect(csvLines(['note', 'order'], rows)).toBe(',o1\r\n"say ""hi"", please",7\r\n');
  expect(csvLines(['note'], [])).toBe('');
});

const csvLine = (note: string) => csvLines(['note'], [{ note }]).replace(/\r\n$/, '');

it.each([
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫', '−'].map((sign) => `${sign}1`),
  ' =1',
  '\u200b=1',
  '\u2800=1',
  '\u00ad=1',
  '=1\nsecond',
  ';=1',
  ' ; =1',
  '；＝1',
  ';;-1',
  '|cmd',
  "\u200b|' /C calc'!A0",
  '｜x',
  '\t=1',
  '\tx',
  '\rx',
  '\nx',
])('disarms %j as a formula', (note) => {
  expect(csvLine(note).replace(/^"/, '')).toMatch(/^'/);
});

it.each(['a=1', ';x', 'tea | cake', '1+1', 'Lin-Chia', 'x\n=1', ' x', '٣'])('leaves %j unchanged', (note) => {
  expect(csvLine(note).replaceAll('"', '')).toBe(note);
});

const FORMULA_CELL = /^[\s\u200b\u2800]*[=+\-@＝＋－＠]/u;

it.each([
  'tea;=1',
  'tea; +1',
  'tea\t=1',
  'tea|=1',
  'tea |\t-1',
  'a;b;@x',
  ';=1',
  'tea；＝1',
  'tea, cake;=HYPERLINK(1)',
])(
  'no cell of %j is a formula for a program with another separator, and a workbook gets the text unchanged',
  (note) => {
    const line = csvLines(['order', 'note'], [{ order: 'o1', note }]).replace(/\r\n$/, '');
    for (const separator of [',', ';', '；', '\t', '|'])
      for (const cell of line.split(separator))
        expect([separator, FORMULA_CELL.test(cell.replace(/^"/, ''))]).toEqual([separator, false]);
    expect(csvTable(line)).toEqual([['o1', note]]);
  },
);

it('separates cells by semicolons in countries with a decimal comma, so that a spreadsheet opens the file in one step', () => {
  const rows = [{ note: 'a; "b", c', fee: -1234.5 }];
  const inCountry = (code: string) => csvLines(['note', 'fee'], rows, countryCsv(countryConfig(code)));
  expect(inCountry('DE')).toBe('"a; ""b"", c";-1234,5\r\n');
  expect(inCountry('TW')).toBe('"a; ""b"", c",-1234.5\r\n');
  expect(inCountry('KW')).toBe(csvLines(['note', 'fee'], rows, MACHINE_CSV));
  expect(csvHead(['note', 'fee'], countryCsv(countryConfig('DE')))).toBe('\ufeffnote;fee\r\n');
});

it('guards each cell before it is quoted, with any cell separator', () => {
  const form = { separator: ';', decimalSign: ',' } as const;
  expect(csvLines(['note'], [{ note: '=1;"2"' }], form)).toBe(`"'=1;""2"""\r\n`);
});

it('is parsed as rows of a workbook, with numbers and without the guard', () => {
  const columns = ['order', 'note', 'fee'] as const;
  const text = csvHead(columns) + csvLines(columns, [{ order: '7', note: '=1', fee: -2.5 }]);
  expect(csvTable(text)).toEqual([[...columns], ['7', '=1', -2.5]]);
});
