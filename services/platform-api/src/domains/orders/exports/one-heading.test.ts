import { UI_LANGUAGES } from '@courier/config';
import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readMerged } from '../../../../../../tools/check-locales/variant-texts.mjs';

const ROOT = join(__dirname, '../../../../../..');

interface ExportTexts {
  export: { column: Record<string, string> };
}

const headings = (folder: string, language: string) =>
  (readMerged((name) => join(ROOT, folder, 'locales', `${name}.json`), language) as unknown as ExportTexts)
    .export.column;

it.each(UI_LANGUAGES)(
  'the files of the server and of the portal have the same headings in %s',
  (language) => {
    expect(headings('apps/tracking-history', language)).toEqual(headings('services/platform-api', language));
  },
);
