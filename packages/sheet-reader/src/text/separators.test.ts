import { expect, it } from '@jest/globals';
import { pastedSheet } from './delimited';

it.each([
  ['many commas in cells', 'Name;Adresse\nAnna;"Weg 1, links"\nBen;Weg 2, 2. OG, Klingel, Berlin', ';', 2],
  ['decimal commas', 'Name;Betrag\nAnna;12,50\nBen;9,00', ';', 2],
  [
    'line breaks in quoted cells',
    'Name,Address,Notes\nAnna,"1 Main St;\nfloor 2;\nback",x\nBen,2 Main St,y',
    ',',
    3,
  ],
  ['a tab in a quoted cell', 'Name,Address\nAnna,"1 Main St,\t#05"', ',', 2],
  ['vertical bars', 'Name|Address|Amount\nAnna|1 Main St, back|12,50', '|', 3],
  [
    'a title above',
    'Orders of Monday, 30 November, all shops, all riders\nName;Phone;Address\nAnna;1;Weg 1',
    ';',
    3,
  ],
  ['unknown headings', 'Aa;Bb;Cc\nx, y, z;2;3\nx;2;3', ';', 3],
  ['one column', 'Name\nAnna\nBen', ',', 1],
])('finds the separator of a text with %s', (_, text, separator, width) => {
  const sheet = pastedSheet(text);
  expect([sheet.separator, sheet.heading.length]).toEqual([separator, width]);
});

it('uses the separator that the user chose', () => {
  expect(pastedSheet('Name;Phone\nAnna;1', ',').heading).toEqual(['Name;Phone']);
});

it('names the line of an unclosed quotation mark', () => {
  expect(() => pastedSheet('Name,Address\nAnna,"1 Main St\nBen,2')).toThrow(
    expect.objectContaining({ code: 'open-quote', line: 2 }),
  );
});
