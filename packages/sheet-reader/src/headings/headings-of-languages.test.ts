import { describe, expect, it } from '@jest/globals';
import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client/order-rules';
import { BASE_LANGUAGES } from '@courier/config';
import { LANGUAGE_HEADINGS } from './languages';
import { mapColumns } from './map-columns';

type Language = keyof typeof LANGUAGE_HEADINGS;
const LANGUAGES = Object.keys(LANGUAGE_HEADINGS) as Language[];
const CELLS = LANGUAGES.flatMap((language) => BULK_COLUMNS.map((column) => [language, column] as const));
const listNames = (language: Language, column: BulkColumn): readonly string[] =>
  LANGUAGE_HEADINGS[language][column].split('|');

it('has headings for every language of the portal', () => {
  expect([...LANGUAGES].sort()).toEqual([...BASE_LANGUAGES].sort());
});

describe('a heading', () => {
  it.each(CELLS)('in %s names the column %s', (language, column) => {
    const names = listNames(language, column);
    expect(names.filter((name) => name.trim() !== '')).toHaveLength(names.length);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect([name, mapColumns([name])]).toEqual([name, { [column]: 0 }]);
  });

  it.each(LANGUAGES)('row in %s names all columns of an order', (language) => {
    const heading = BULK_COLUMNS.map((column) => listNames(language, column)[0] ?? '');
    expect(mapColumns(heading)).toEqual(
      Object.fromEntries(BULK_COLUMNS.map((column, place) => [column, place])),
    );
  });
});
