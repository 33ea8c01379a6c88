import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { UI_LANGUAGES } from '@courier/config';
import { ROOT } from '../start/root.mjs';
import type { Texts } from '@courier/i18n/server';
import { readMerged } from './variant-texts.ts';

const read = (path: string, language: string) =>
  readMerged((name: string) => join(ROOT, path.replace('<language>', name)), language);
const textAt = (texts: Texts, key: string) =>
  key
    .split('.')
    .reduce<Texts | string | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : part),
      texts,
    );

/** The picture on the landing page has copies of workbench texts, which belong to another document. */
const SAME = {
  'bench-all': 'filter.ALL',
  'bench-wrong': 'bench.wrong',
  'bench-number': 'rows.number',
  'bench-customer': 'rows.customer',
  'bench-phone': 'column.customer_phone',
  'bench-address': 'rows.address',
  'bench-found': 'found.title',
  'bench-exact': 'found.exact',
  'bench-use': 'bench.use',
  'bench-good': 'place.good',
};

it.each(UI_LANGUAGES)('the landing page shows the workbench with its own texts (%s)', (language) => {
  const landing = read('apps/shell/locales/public/<language>.json', language);
  const workbench = read('apps/bulk-upload/locales/<language>.json', language);
  for (const [drawn, key] of Object.entries(SAME))
    expect([drawn, textAt(landing, `landing.${drawn}`)]).toEqual([drawn, textAt(workbench, key)]);
  const errors = read('packages/i18n/locales/<language>/errors.json', language);
  expect(textAt(landing, 'landing.bench-rule')).toBe(textAt(errors, 'validation.phone-incorrect'));
});
