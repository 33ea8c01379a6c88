import { REQUIRED_LANGUAGES, countryFacts } from '@courier/config';

export const MONTH_SIGN = 'm';

/** Replaces month names, and removes weekday names. */
export interface DateWords {
  /** A lower-case text with its months as placeholders. */
  withMonths(text: string): string;
  /** The text without a leading or trailing weekday. */
  withoutDay(text: string): string;
}

const MONDAY_MS = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

const normalizeMonthName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\.$/, '').trim();
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Languages of a country, and those that sheets of every country are in. */
const listLanguages = (country: string): string[] =>
  [
    ...new Set(
      [...countryFacts(country).supportedLanguages, ...REQUIRED_LANGUAGES].map((code) => code.split('_')[0]),
    ),
  ].filter((code) => code !== undefined);

/** Names of the twelve months in order, long and short, stand-alone and inflected. */
function monthNames(language: string): string[][] {
  const calendar = `${language}-u-ca-gregory-nu-latn`;
  const formats = (['long', 'short'] as const).map((month) => ({
    alone: new Intl.DateTimeFormat(calendar, { month, timeZone: 'UTC' }),
    inDate: new Intl.DateTimeFormat(calendar, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
  }));
  return Array.from({ length: 12 }, (_, month) => {
    const at = new Date(Date.UTC(2026, month, 15));
    return formats.flatMap(({ alone, inDate }) => [
      alone.format(at),
      ...inDate.formatToParts(at).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
    ]);
  });
}

/** In addition to those of browsers. */
const MORE_MONTHS: Readonly<Record<string, number>> = { sept: 9, set: 9, 'ก.ค': 7 };
/** Iraq, Jordan and the Levant. */
const LEVANT = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
];

function readMonths(languages: readonly string[]): Map<string, number> {
  const months = new Map<string, number>(Object.entries(MORE_MONTHS));
  LEVANT.forEach((name, month) => months.set(name, month + 1));
  // The country's language comes last, so that its names take precedence.
  for (const language of [...languages].reverse())
    for (const [month, names] of monthNames(language).entries())
      for (const name of names) if (!/\d/.test(name)) months.set(normalizeMonthName(name), month + 1);
  return months;
}

function readDays(languages: readonly string[]): Set<string> {
  const days = new Set<string>();
  for (const language of languages)
    for (const weekday of ['long', 'short'] as const) {
      const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day += 1) days.add(normalizeMonthName(format(MONDAY_MS + day * DAY_MS)));
    }
  return days;
}

/** Longer names first, because a shorter one may be their prefix. */
const toAlternatives = (names: Iterable<string>) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const read = new Map<string, DateWords>();

export function dateWords(country: string): DateWords {
  const known = read.get(country);
  if (known) return known;
  const languages = listLanguages(country);
  const months = readMonths(languages);
  const days = toAlternatives(readDays(languages));
  const month = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${toAlternatives(months.keys())})\\.?(?![\\p{L}\\p{M}])`,
    'giu',
  );
  const dayFirst = new RegExp(`^(?:${days})[.,،]?\\s*(?![\\p{L}\\p{M}])`, 'iu');
  const dayLast = new RegExp(`[\\s,،]+(?:${days})\\.?$`, 'iu');
  const words = {
    withMonths: (text: string) =>
      text.replace(month, (name) => ` ${MONTH_SIGN}${months.get(normalizeMonthName(name)) ?? ''} `),
    withoutDay: (text: string) => text.replace(dayFirst, '').replace(dayLast, ''),
  };
  read.set(country, words);
  return words;
}
