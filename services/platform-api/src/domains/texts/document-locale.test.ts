import { describe, expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { documentLocale } from './document-locale';

const start = (country: string, acceptLanguage?: string, url = '/connect') =>
  documentLocale(countryConfig(country), { url, acceptLanguage });

describe('the initial language of a document', () => {
  it.each([
    ['KW', 'ar', 'ar_KW'],
    ['KW', 'ar-SA,ar;q=0.9,en;q=0.8', 'ar_KW'],
    ['PK', 'ur;q=0.4,en-GB;q=0.9', 'en'],
    ['PK', 'ur-PK,en;q=0.7', 'ur_PK'],
    ['TW', 'en-US,en;q=0.9', 'en'],
    ['TW', 'zh-CN,en;q=0.9', 'zh_Hant_TW'],
    ['TW', 'fr-FR,fr;q=0.9,en;q=0.2', 'en'],
    ['DE', 'de-AT', 'de_DE'],
    ['HK', 'zh-TW', 'zh_Hant_HK'],
  ])('is in %s for a browser that prefers %s: %s', (country, accepted, locale) => {
    expect(start(country, accepted)).toBe(locale);
  });

  it.each([[undefined], [''], ['*'], ['fr'], ['not a header;;q=,'], ['en;q=0'], ['x'.repeat(5000)]])(
    'is the country’s own for a browser that prefers %p',
    (accepted) => {
      expect(start('TW', accepted)).toBe('zh_Hant_TW');
    },
  );

  it.each([
    ['KW', '/track/77?lang=ar_KW', 'ar_KW'],
    ['KW', '/track/77?lang=ar', 'ar_KW'],
    ['PK', '/?next=%2Fa&lang=UR-pk', 'ur_PK'],
    ['TW', '/?lang=en', 'en'],
  ])('is in %s for the address %s: %s', (country, url, locale) => {
    expect(start(country, 'en-GB,ms;q=0.3', url)).toBe(locale);
  });

  it.each(['/?lang=', '/?lang=pl', '/?lang=%00', '/?lang=../../etc', '/?lang=en%22onload', '/?language=ar'])(
    'is the browser’s if the country does not offer the language of %s',
    (url) => {
      expect(start('PK', 'ur', url)).toBe('ur_PK');
    },
  );
});
