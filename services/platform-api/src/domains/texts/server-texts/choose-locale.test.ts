import type { CountryCode } from '@courier/config';
import { expect, it } from '@jest/globals';
import { chooseLocale } from './choose-locale';

it.each<[string | undefined, CountryCode, string]>([
  ['de-AT,de;q=0.9', 'TW', 'de_AT'],
  ['de-CH', 'TW', 'de'],
  ['ar', 'TW', 'ar'],
  ['de', 'AT', 'de_AT'],
  ['ar', 'KW', 'ar_KW'],
  ['ar-EG', 'TW', 'ar_EG'],
  ['zh', 'TW', 'zh_Hant_TW'],
  ['zh-HK', 'TW', 'zh_Hant_TW'],
  ['zh-HK', 'SE', 'zh_Hant_HK'],
  ['zh-Hans-CN', 'SE', 'zh_Hans_SG'],
  ['no', 'SE', 'nb'],
  ['tl-PH', 'SE', 'fil'],
  ['fr-FR,ja;q=0.5', 'TW', 'ja'],
  ['fr-FR', 'TW', 'en'],
  ['*;q=0.1,\u0000', 'TW', 'en'],
  [undefined, 'KW', 'en'],
])('for %s in %s it chooses %s', (acceptLanguage, country, locale) => {
  expect(chooseLocale(acceptLanguage, country)).toBe(locale);
});
