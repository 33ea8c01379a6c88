import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { exportTexts, importTexts, type FormatName, type ImportOptions } from './exchange.ts';
import { createLocaleFiles } from './testing.ts';

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
export function exportLanguage(language: string, format: FormatName = 'xlsx') {
  const locales = createLocaleFiles();
  const target = join(locales.root, `reviewed.${format === 'xlsx' ? 'xlsx' : 'xlf'}`);
  exportTexts(language, { format, target, source: locales.source });
  return { locales, target, language };
}

export const importFile = (
  { locales, target }: ReturnType<typeof exportLanguage>,
  isDryRun = false,
  review: Partial<ImportOptions> = {},
) =>
  importTexts(target, {
    isDryRun,
    source: locales.source,
    reviewsFile: join(locales.root, 'reviews.tsv'),
    ...review,
  });

/** Rows of an exported workbook by the headings of their columns. */
export const readRows = (target: string, language: string) =>
  utils.sheet_to_json<Readonly<Record<string, unknown>>>(read(readFileSync(target)).Sheets[language] ?? {});

type FindCell = (key: string, column: keyof typeof COLUMN) => CellObject;

/** Changes cells of an exported workbook. */
export function editSheet(
  { target, language }: ReturnType<typeof exportLanguage>,
  edit: (findCell: FindCell, sheet: WorkSheet) => void,
): void {
  const book = read(readFileSync(target));
  const sheet = book.Sheets[language] ?? {};
  const rows = utils.sheet_to_json<Readonly<Record<string, unknown>>>(sheet, { header: 'A' });
  edit(
    (key, column) =>
      (sheet[`${COLUMN[column]}${rows.findIndex((row) => row.A === key) + 1}`] ??= {
        t: 's',
        v: '',
      }) as CellObject,
    sheet,
  );
  writeFileSync(target, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
