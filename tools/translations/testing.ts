import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Texts } from '@courier/i18n/server';

/** The texts of one app and of the server in a few languages, in a temporary folder. */
const TEXTS = {
  app: {
    en: {
      title: 'Orders',
      keys: 'Ctrl Z undoes, F2 edits',
      list: {
        late: '<b>{{late}}</b> of {{all}}',
        seen_one: '{{count}} order',
        seen_other: '{{count}} orders',
      },
      only: 'Only in “{{column}}”',
    },
    pl: {
      title: 'Zamówienia',
      keys: 'Ctrl Z cofa, F2 edytuje',
      list: {
        late: '<b>{{late}}</b> z {{all}}',
        seen_one: '{{count}} zamówienie',
        seen_few: '{{count}} zamówienia',
        seen_many: '{{count}} zamówień',
        seen_other: '{{count}} zamówienia',
      },
      only: 'Tylko w „{{column}}”',
    },
    ar: {
      title: 'الطلبات',
      keys: 'Ctrl Z للتراجع، F2 للتحرير',
      list: {
        late: '<b>{{late}}</b> من {{all}}',
        seen_zero: 'لا طلبات',
        seen_one: 'طلب واحد',
        seen_two: 'طلبان',
        seen_few: '{{count}} طلبات',
        seen_many: '{{count}} طلبًا',
        seen_other: '{{count}} طلب',
      },
      only: 'في «\u2068{{column}}\u2069» فقط',
    },
  },
  server: {
    en: { mail: { subject: 'Your code', text: 'Hello,\n\nYour code: {{code}}' } },
    pl: { mail: { subject: 'Twój kod', text: 'Witaj,\n\nTwój kod: {{code}}' } },
    ar: { mail: { subject: 'رمزك', text: 'مرحبًا،\n\nرمزك: {{code}}' } },
  },
};

/** Locale files write the marks of the writing direction as escapes. */
const toJson = (texts: object) =>
  `${JSON.stringify(texts, null, 2).replaceAll('\u2068', '\\u2068').replaceAll('\u2069', '\\u2069')}\n`;

/** Locale files in a new folder. `texts` replaces those of a file, such as `{ 'app/en': { … } }`. */
export function createLocaleFiles() {
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  const path = (place: string, language: string) => join(root, place, `${language}.json`);
  const write = (place: string, language: string, texts: object) => {
    mkdirSync(dirname(path(place, language)), { recursive: true });
    writeFileSync(path(place, language), toJson(texts));
  };
  for (const [place, languages] of Object.entries(TEXTS))
    for (const [language, texts] of Object.entries(languages)) write(place, language, texts);
  const read = (place: string, language: string) => readFileSync(path(place, language), 'utf8');
  const files = Object.keys(TEXTS).map((place) => ({
    place,
    file: path(place, 'en'),
    at: (language: string) => path(place, language),
  }));
  return {
    root,
    source: { files, languages: ['pl', 'ar', 'ar_KW'] },
    read,
    write,
    texts: (place: string, language: string) => JSON.parse(read(place, language)) as Texts,
    all: () => ['pl', 'ar'].flatMap((language) => Object.keys(TEXTS).map((place) => read(place, language))),
  };
}
