import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { BASE_LANGUAGES, SHEET_FORMATS } from '@courier/config';
import { ACCEPTED_FILES, fileProblem } from './file/file-check';

const ROOT = join(__dirname, '../../../..');
const NAMES = SHEET_FORMATS.map(({ name }) => name);
const KINDS = /\b(XLSX|XLSM|XLS|CSV|TSV|TXT|ODS)\b/g;

interface Texts {
  [key: string]: string | Texts;
}
function readLocaleText(file: string, path: string): string {
  let texts: string | Texts = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Texts;
  for (const key of path.split('/')) texts = typeof texts === 'string' ? '' : (texts[key] ?? '');
  return typeof texts === 'string' ? texts : '';
}

it.each(BASE_LANGUAGES)(
  'names the same formats on the landing page, in drop zones and in messages in %s',
  (locale) => {
    const texts = [
      readLocaleText(`apps/shell/locales/public/${locale}.json`, 'landing/sheet-point-1'),
      readLocaleText(`apps/bulk-upload/locales/${locale}.json`, 'ask/text'),
      readLocaleText(`apps/bulk-upload/locales/${locale}.json`, 'outlets/text'),
      readLocaleText(`packages/i18n/locales/${locale}/errors.json`, 'bulk/invalid-format'),
    ];
    const named = texts.map((text) => [...new Set(text.match(KINDS))]);
    expect(named).toEqual(texts.map(() => NAMES));
  },
);

it('accepts exactly these formats in the drop zone', () => {
  const isTaken = (name: string) => fileProblem({ name, type: '', size: 100 }) === null;
  for (const { extensions, mediaType } of SHEET_FORMATS) {
    expect(ACCEPTED_FILES).toContain(mediaType);
    for (const extension of extensions) {
      expect(isTaken(`orders.${extension.toUpperCase()}`)).toBe(true);
      expect(ACCEPTED_FILES.split(',')).toContain(`.${extension}`);
    }
  }
  for (const name of ['orders.xls', 'orders.ods', 'orders.pdf', 'orders']) expect(isTaken(name)).toBe(false);
});
