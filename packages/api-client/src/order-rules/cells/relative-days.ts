import { REQUIRED_LANGUAGES, countryFacts } from '@courier/config';
import { plainCell } from './plain-cell';

const LAST_DAY = 2;
const DAY_MS = 86_400_000;
/** In addition to those of browsers. */
const MORE: Readonly<Record<string, number>> = {
  tmr: 1,
  tomorrow: 1,
  today: 0,
  今日: 0,
  明日: 1,
  聽日: 1,
  آج: 0,
  کل: 1,
  بكرة: 1,
};

const read = new Map<string, ReadonlyMap<string, number>>();

function wordsIn(country: string): ReadonlyMap<string, number> {
  const known = read.get(country);
  if (known) return known;
  const words = new Map(Object.entries(MORE));
  for (const code of ['en', ...REQUIRED_LANGUAGES, ...countryFacts(country).supportedLanguages]) {
    const format = new Intl.RelativeTimeFormat(code.replaceAll('_', '-'), { numeric: 'auto' });
    for (let days = 0; days <= LAST_DAY; days += 1) {
      const word = plainCell(format.format(days, 'day'));
      if (!/\d/.test(word)) words.set(word, days);
    }
  }
  read.set(country, words);
  return words;
}

/** `YYYY-MM-DD` of a word like `tomorrow`, relative to today; null for other text. */
export function relativeDay(text: string, country: string, today: string): string | null {
  const days = wordsIn(country).get(text);
  if (days === undefined) return null;
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
