import { join } from 'node:path';
import { UI_LANGUAGES } from '@courier/config';
import { expect, it } from '@jest/globals';
import { readMerged } from '../../../../../../tools/check-locales/variant-texts.mjs';
import { createServerTexts } from '../../texts/server-texts/server-texts';

/** The text about cancelling on screens without an order. */
function ruleIn(locale: string): string {
  const folder = join(__dirname, '../../../../../../packages/i18n/locales');
  const texts = readMerged((language) => join(folder, language, 'common.json'), locale);
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
