import { UI_LANGUAGES } from '@courier/config';
import { mergeVariant, type Texts } from '@courier/i18n/server';
import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../../../..');

interface ExportTexts {
  export: { column: Record<string, string> };
}

const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

const headings = (folder: string, language: string) =>
  (
    mergeVariant(language, (name) =>
      readTexts(join(ROOT, folder, 'locales', `${name}.json`)),
    ) as unknown as ExportTexts
  ).export.column;

it.each(UI_LANGUAGES)(
  'the files of the server and of the portal have the same headings in %s',
  (language) => {
    expect(headings('apps/tracking-history', language)).toEqual(headings('services/platform-api', language));
  },
);
