import { countryFacts } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import { dateCandidates, type DateCandidate } from './date-candidates';
import { dateWords } from './date-words';
import { plainCell } from './plain-cell';
import { readTime } from './read-time';
import { relativeDay } from './relative-days';
import { good, type Verdict } from './verdict';

/** A date, and the time after it in the same cell. */
export interface DateAndTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; null without a time. */
  time: string | null;
}

export interface DatePlace {
  country: string;
  nowSeconds: number;
}

/** Days around today that are possible for a delivery, including one day for time zones. */
const NEAR_DAYS = 3;
const DAY_SECONDS = 86_400;

function nearDays({ country, nowSeconds }: DatePlace): (date: string) => boolean {
  const { timezone } = countryFacts(country);
  const today = localDate(nowSeconds, timezone);
  const last = localDate(nowSeconds + NEAR_DAYS * DAY_SECONDS, timezone);
  return (date) => date >= today && date <= last;
}

/** Accepts a single plausible date. */
function chooseDate(
  candidates: readonly DateCandidate[],
  place: DatePlace,
  time: string | null,
): Verdict<DateAndTime> {
  const isNear = nearDays(place);
  const different = candidates.filter(
    ({ date }, index) => candidates.findIndex((one) => one.date === date) === index,
  );
  const usual = candidates.filter(({ isUsual }) => isUsual);
  const near = different.filter(({ date }) => isNear(date));
  const isCertain = (date: string) => usual.some((one) => one.date === date);
  const [only] = near.length > 0 ? near : usual;
  const rivals = near.length > 0 ? near : usual.filter(({ date }) => date !== only?.date);
  if (only && isCertain(only.date) && (near.length > 0 ? rivals.length === 1 : rivals.length === 0))
    return good({ date: only.date, time });
  const offered = near.length > 0 ? near : different;
  return {
    kind: 'question',
    key: 'cell.which-date',
    answers: offered.map(({ reading, date }) => ({
      reading,
      text: time === null ? date : `${date} ${time}`,
    })),
  };
}

/** A number, a unit price or a code is never taken for a date without separators. */
const UNSEPARATED = /^\d+([.,]\d+)?$/;

/**
 * The possible days of a text that looks like a date, `YYYY-MM-DD`; empty for other text. A weekday alone is a date
 * without a known day.
 */
export function possibleDays(text: string, place: DatePlace): readonly string[] | 'some-day' {
  const plain = plainCell(text);
  if (plain === '' || UNSEPARATED.test(plain)) return [];
  if (dateWords(place.country).withoutDay(plain) === '') return 'some-day';
  const verdict = readDate(text, place);
  if (verdict.kind === 'good') return [verdict.value.date];
  return verdict.kind === 'question' ? verdict.answers.map(({ text: answer }) => answer.slice(0, 10)) : [];
}

const WITH_ZONE = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(z|utc|gmt|[+-]\d\d:?\d\d)$/;

/** A timestamp with a zone, e.g. `2026-11-27 10:00:00 +0800`. */
function withZone(text: string, { country }: DatePlace): DateAndTime | null {
  const [, date, time, zone = ''] = WITH_ZONE.exec(text) ?? [];
  if (date === undefined) return null;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...)(\d\d)$/, '$1:$2') : 'Z';
  const at = Date.parse(`${date}T${time}${offset}`) / 1000;
  const { timezone } = countryFacts(country);
  return Number.isNaN(at) ? null : { date: localDate(at, timezone), time: localTime(at, timezone) };
}

function* partings(text: string): Generator<[date: string, time: string]> {
  const spaces = [...text.matchAll(/(?<=\d)t(?=\d)|[\s,،]+/g)];
  for (const space of spaces.reverse().slice(0, 4)) {
    const [date, time] = [text.slice(0, space.index), text.slice(space.index + space[0].length)];
    if (date !== '' && time !== '') yield [date, time];
  }
}

const read = (
  text: string,
  today: string,
  place: DatePlace,
  time: string | null,
): Verdict<DateAndTime> | null => {
  const relative = relativeDay(text, place.country, today);
  if (relative !== null)
    return chooseDate([{ reading: 'relative', date: relative, isUsual: false }], place, time);
  const candidates = dateCandidates(text, { country: place.country, today });
  return candidates.length === 0 ? null : chooseDate(candidates, place, time);
};

/**
 * The date of a cell in the country's format, and the time after it. An unusual interpretation becomes a question;
 * impossible delivery days decide between two interpretations.
 */
export function readDate(text: string, place: DatePlace): Verdict<DateAndTime> {
  const plain = plainCell(text)
    .replace(/\([^()]*\)/g, ' ')
    // East Asian dates need no space before the time.
    .replace(/(?<=[日號号일])(?=\S)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const today = localDate(place.nowSeconds, countryFacts(place.country).timezone);
  const zoned = withZone(plain, place);
  if (zoned) return good(zoned);
  const whole = read(plain, today, place, null);
  if (whole) return whole;
  for (const [date, behind] of partings(plain)) {
    const time = readTime(behind, false);
    if (time.kind !== 'good') continue;
    const found = read(date, today, place, time.value);
    if (found) return found;
  }
  return { kind: 'error', key: 'cell.no-date' };
}
