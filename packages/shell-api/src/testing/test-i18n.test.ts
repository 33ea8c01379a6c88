import { expect, it } from '@jest/globals';
import { brandConfig } from '@courier/config';
import { createTestI18n } from './test-i18n';

const texts = { ar: { sample: { title: 'عينة' } }, zh_Hant_TW: { sample: { title: '範例' } } };

it.each([
  ['ar_KW', 'عينة'],
  ['zh_Hant_TW', '範例'],
  ['de_DE', 'Sample'],
] as const)('%s is read from its base language', (locale, title) => {
  const i18n = createTestI18n(locale, brandConfig('courier'), {
    ...texts,
    en: { sample: { title: 'Sample' } },
  });
  expect(i18n.t('sample:title')).toBe(title);
});
