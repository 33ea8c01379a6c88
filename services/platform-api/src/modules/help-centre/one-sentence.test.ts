import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { helpTexts } from './help-texts';

/** The text about cancelling on screens without an order. */
function ruleIn(locale: string): string {
  const file = join(__dirname, `../../../../../packages/i18n/locales/${locale}/common.json`);
  const { order } = JSON.parse(readFileSync(file, 'utf8')) as { order: Record<string, string> };
  return order['cancel-rule'] ?? '';
}

it.each([
  ['en', 'en'],
  ['zh-TW', 'zh_Hant_TW'],
  ['ar-KW', 'ar'],
  ['ur-PK', 'ur'],
])('the help centre and the portal have the same text about cancelling in %s', (asked, locale) => {
  expect(helpTexts(asked).topics.map(([, answer]) => answer)).toContain(ruleIn(locale));
});
