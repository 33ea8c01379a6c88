import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGES } from '@courier/config';
import { expect, it } from '@jest/globals';
import { createServerTexts } from '../server-texts/server-texts';

/** The text about cancelling on screens without an order. */
function ruleIn(locale: string): string {
  const file = join(__dirname, `../../../../../packages/i18n/locales/${locale}/common.json`);
  const { order } = JSON.parse(readFileSync(file, 'utf8')) as { order: Record<string, string> };
  return order['cancel-rule'] ?? '';
}

it.each(UI_LANGUAGES)(
  'the help centre and the portal have the same text about cancelling in %s',
  (locale) => {
    const texts = createServerTexts(() => null)({ brand: 'courier', country: 'TW', locale });
    expect(texts.text('help.topic.cancel.answer')).toBe(ruleIn(locale));
  },
);
