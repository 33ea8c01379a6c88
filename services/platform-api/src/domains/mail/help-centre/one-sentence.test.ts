import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGES } from '@courier/config';
import { mergeVariant, type Texts } from '@courier/i18n/server';
import { expect, it } from '@jest/globals';
import { createServerTexts } from '../../texts/server-texts/server-texts';

const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** The text about cancelling on screens without an order. */
function ruleIn(locale: string): string {
  const folder = join(__dirname, '../../../../../../packages/i18n/locales');
  const texts = mergeVariant(locale, (language) => readTexts(join(folder, language, 'common.json')));
  const { order } = texts as { order: Record<string, string> };
  return order['cancel-rule'] ?? '';
}

it.each(UI_LANGUAGES)(
  'the help centre and the portal have the same text about cancelling in %s',
  (locale) => {
    const texts = createServerTexts(() => null)({ brand: 'courier', country: 'TW', locale });
    expect(texts.text('help.topic.cancel.answer')).toBe(ruleIn(locale));
  },
);
