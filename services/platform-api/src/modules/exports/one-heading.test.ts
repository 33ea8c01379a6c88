import { UI_LANGUAGES } from '@courier/config';
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../../..');

interface ExportTexts {
  export: { column: Record<string, string> };
}

const headings = (folder: string, language: string) =>
  (JSON.parse(readFileSync(join(ROOT, folder, 'locales', `${language}.json`), 'utf8')) as ExportTexts).export
    .column;

it.each(UI_LANGUAGES)(
  'the files of the server and of the portal have the same headings in %s',
  (language) => {
    expect(headings('apps/tracking-history', language)).toEqual(headings('services/platform-api', language));
  },
);
