import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write } from 'xlsx';
import { exportTexts, importTexts } from './exchange.mjs';
import { createLocaleFiles } from './testing.mjs';

export const COLUMN = {
  key: 'A',
  context: 'B',
  address: 'C',
  english: 'D',
  text: 'E',
  better: 'F',
  verdict: 'G',
  limit: 'H',
  note: 'I',
  exported: 'J',
};

/** Exports a language of new locale files. */
export function exportLanguage(language, format = 'xlsx') {
  const locales = createLocaleFiles();
  const target = join(locales.root, `reviewed.${format === 'xlsx' ? 'xlsx' : 'xlf'}`);
  exportTexts(language, { format, target, source: locales.source });
  return { locales, target, language };
}

export const importFile = ({ locales, target }, isDryRun = false, review = {}) =>
  importTexts(target, {
    isDryRun,
    source: locales.source,
    reviewsFile: join(locales.root, 'reviews.tsv'),
    ...review,
  });

/** Changes cells of an exported workbook: `(sheet, rowOf) => void`. */
export function editSheet({ target, language }, edit) {
  const book = read(readFileSync(target));
  const sheet = book.Sheets[language];
  const rows = utils.sheet_to_json(sheet, { header: 'A' });
  edit(
    (key, column) =>
      (sheet[`${COLUMN[column]}${rows.findIndex((row) => row.A === key) + 1}`] ??= { t: 's', v: '' }),
    sheet,
  );
  writeFileSync(target, write(book, { type: 'buffer', bookType: 'xlsx' }));
}
