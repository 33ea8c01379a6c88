import type { Candidate } from '../text/candidate';
import { fold } from '../aligned-text';
import type { Span } from '../text/lines';
import { BOUNDS } from '../text/bounds';
import { overlaps, type Reading } from '../text/reading';
import { isPlaceNumber } from '../address/place-number';
import type { Meaning } from '../words/meaning';
import { dateBefore } from './dates';
import { germanDay } from './german-day';
import { dayApart } from './days';
import { daysFromToday, resolveClock, withWordsAround, type Clock } from './clock';

const DIGITS =
  /(?<![\d.,/#+\-]|\d:)(?<hour>[01]?\d|2[0-4])(?:(?<sign>[:.h])(?<minute>[0-5]\d)(?::[0-5]\d)?)?(?!\d|[.,:/]\d)/gu;
const HOURS = Array.from({ length: 12 }, (_, index): Meaning => `hour:${index + 1}`);
/** Words between the hours of a range; without accents, as the folded text. */
const TO_WORDS = fold(
  '-|–|—|~|to|till|until|and|a|y|bis|und|至|到|和|الى|إلى|ل|و|سے|se|hingga|sampai|ke|dan|do|i|ถึง|ile|ve|og|och|și|ja|és|až|до|и|έως|και|με|til|đến|tới|và|から|부터|ຫາ|ដល់|থেকে',
);
const TO = new RegExp(
  String.raw`^\s?(?:시|時|时|点|點|h|uhr)?\s?(?:${TO_WORDS})\s?(?:las )?(\d{1,2})(?:[:.h]([0-5]\d))?(?!\d|\p{L}{3})`,
  'u',
);
const MINUTES = /^ ?(?:點|点|時|시) ?([0-5]?\d)(?!\d) ?(?:分|분)?/u;
const DATE_SIGNS = 30;
/** Countries where a time without morning or evening has 24 hours. */
const WHOLE_DAY = new Set(['BG', 'CZ', 'SK', 'DK', 'NO', 'SE', 'FI', 'HR', 'HU', 'RO', 'JP']);
const SECONDS = 60;
const DAY_SECONDS = 86_400;

interface Hour extends Span {
  hour: number;
  minute: number;
  form: 'colon' | 'dot' | 'plain' | 'word';
}

function digitHours({ folded }: Reading): Hour[] {
  return [...folded.matchAll(DIGITS)].map((match) => {
    const { hour = '', sign, minute } = match.groups ?? {};
    const form = sign === undefined ? 'plain' : sign === '.' ? 'dot' : 'colon';
    return {
      start: match.index,
      end: match.index + match[0].length,
      hour: Number(hour),
      minute: Number(minute ?? 0),
      form,
    };
  });
}

/** A weekday number is not an hour: 禮拜六. */
const isWeekday = ({ text }: Reading, { start }: Span) =>
  /(?:禮拜|星期|礼拜|[週周])$/u.test(text.slice(Math.max(0, start - 2), start));

function wordHours(reading: Reading): Hour[] {
  const hours = HOURS.flatMap((meaning, index) =>
    reading
      .words(meaning)
      .slice(0, BOUNDS.numbers)
      .map(({ start, end }): Hour => ({ start, end, hour: index + 1, minute: 0, form: 'word' })),
  );
  return hours.filter(
    (one) =>
      !isWeekday(reading, one) &&
      !hours.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}

/** German `halb eins` is half an hour before one; other languages add the half. */
function withHalf(reading: Reading, hour: Hour): Hour {
  const before = /halb\s$/u.exec(reading.folded.slice(Math.max(0, hour.start - 5), hour.start));
  if (before)
    return {
      ...hour,
      start: hour.start - before[0].length,
      hour: hour.hour === 1 ? 12 : hour.hour - 1,
      minute: 30,
      form: 'colon',
    };
  return hour;
}

const STRONG: readonly Meaning[] = ['time:clock', 'time:pm', 'time:am', 'time:noon'];
const LED: readonly Meaning[] = ['time:at', 'time:before', 'time:after'];

/** Hours that no other number of an order resembles: "po 18". */
const AFTERNOON = 13;

/** `เย็น 2 แก้ว`: the number counts the following goods. */
function countsGoods({ text, wordAt }: Reading, { end }: Span): boolean {
  const next = end + (text[end] === ' ' ? 1 : 0);
  return wordAt(next, 'goods:unit') !== undefined && !text.startsWith('ที่', next);
}

function isTime(reading: Reading, hour: Hour, words: ReadonlySet<Meaning>, span: Span): boolean {
  if (hour.hour > 24) return false;
  if (hour.form === 'colon') return true;
  const strong = STRONG.some((meaning) => words.has(meaning));
  if (hour.form === 'plain' && hour.end === span.end && countsGoods(reading, hour)) return false;
  if (hour.form === 'plain' && span.start === hour.start && isPlaceNumber(reading, hour.start)) return false;
  if (hour.form === 'dot') return strong || reading.wordBefore(hour.start - 1, 'time:at') !== undefined;
  if (strong)
    return (
      hour.form === 'plain' ||
      hour.end - hour.start > 1 ||
      /\p{Script=Han}/u.test(reading.text[hour.start] ?? '')
    );
  const led = LED.some((meaning) => words.has(meaning));
  const lead = reading.text.slice(span.start, hour.start).trim();
  const tail = reading.text.slice(hour.end, span.end).trim();
  if (!led || (hour.form === 'word' && lead.length < 4)) return false;
  if (lead.length < 3 && tail.length < 3 && hour.hour < AFTERNOON) return false;
  const next = reading.text.slice(hour.end).trimStart();
  if (
    tail === '' &&
    reading.wordAt(
      reading.text.length - next.length,
      'goods:unit',
      'currency:money',
      'place:after',
      'goods:noun',
    )
  )
    return false;
  return !/^[\p{L}]/u.test(next) || tail !== '' || reading.text[hour.end] === ' ';
}

/** `7 โมง`: from six to eleven this is the morning unless the evening is named. */
const isThaiMorning = ({ folded }: Reading, { hour, end }: Hour) =>
  hour >= 6 && hour <= 11 && /^ ?โมง(?!เย็น| เย็น)/u.test(folded.slice(end, end + 10));

function clocksIn(reading: Reading, announced: readonly Span[]): Clock[] {
  const hours = [
    ...digitHours(reading).slice(0, BOUNDS.numbers),
    ...wordHours(reading).slice(0, BOUNDS.numbers),
  ].map((hour) => withHalf(reading, hour));
  return hours.flatMap((hour): Clock[] => {
    const line = reading.lines.find(({ start, end }) => start <= hour.start && hour.end <= end);
    if (!line) return [];
    const to = TO.exec(reading.folded.slice(hour.end, hour.end + 14));
    const whole = to && Number(to[1]) <= 24 ? { start: hour.start, end: hour.end + to[0].length } : hour;
    const ranged = withWordsAround(reading, whole, line);
    const isLong = to !== null && Number(to[1]) > hour.hour;
    const isWritten = isLong && (to[2] !== undefined || announced.some((one) => overlaps(one, hour)));
    const isRange =
      whole !== hour &&
      (isWritten ||
        [...STRONG, 'time:between' as const, ...(isLong ? LED : [])].some((meaning) =>
          ranged.words.has(meaning),
        ));
    const { span, words } = isRange ? ranged : withWordsAround(reading, hour, line);
    const isBetween = isRange && (isWritten || words.has('time:between'));
    if (!isBetween && !isTime(reading, hour, words, span)) return [];
    const half = reading.within({ start: hour.end, end: span.end }, 'time:half').length > 0;
    const minute = half && hour.minute === 0 ? 30 : hour.minute || minutesAfter(reading, hour, span);
    const morning = isThaiMorning(reading, hour);
    const evening = /^\s?(?:ทุ่ม|ทุ่ม)/u.test(reading.folded.slice(hour.end, hour.end + 6));
    const value = evening && hour.hour < 6 ? hour.hour + 18 : hour.hour;
    const last = minuteEnd(reading, hour, span);
    return [
      {
        ...span,
        end: last,
        hour: value,
        minute,
        words: morning ? new Set<Meaning>([...words, 'time:am']) : words,
        day: daysFromToday(words, reading.place.today) ?? germanDay(reading, span.start),
        from: hour.start,
        exact: WHOLE_DAY.has(reading.place.country),
      },
    ];
  });
}

/** `14時05分` */
function minutesAfter({ text }: Reading, hour: Hour, span: Span): number {
  const match = MINUTES.exec(text.slice(hour.end, Math.max(span.end, hour.end + 10)));
  return Number(match?.[1] ?? 0);
}

function minuteEnd({ text }: Reading, hour: Hour, span: Span): number {
  const match = MINUTES.exec(text.slice(hour.end, hour.end + 10));
  const suffix = /^['’]\p{L}{1,4}(?!\p{L})/u.exec(text.slice(span.end, span.end + 6))?.[0].length ?? 0;
  return match ? Math.max(span.end, hour.end + match[0].length) : span.end + suffix;
}

/** Words directly before a time that exclude it as the delivery time. */
function isOther(reading: Reading, { start, end }: Span): boolean {
  const left = { start: Math.max(0, start - 14), end: Math.min(end, start + 8) };
  return (
    reading.within(left, 'time:past', 'time:otherTime').length > 0 ||
    reading.within({ start: end, end: end + 12 }, 'time:past').length > 0 ||
    reading
      .within({ start: end, end: end + 12 }, 'time:otherTime')
      .some((hit) => !/[,،.;，。\n]/.test(reading.text.slice(end, hit.start)))
  );
}

function noonClocks(reading: Reading): Clock[] {
  return reading.words('time:noon').flatMap((hit): Clock[] => {
    if (/^(?:دن|din|mittag)$/u.test(reading.folded.slice(hit.start, hit.end))) return [];
    const line = reading.lines.find(({ start, end }) => start <= hit.start && hit.end <= end);
    if (!line) return [];
    const { span, words } = withWordsAround(reading, hit, line);
    const day = daysFromToday(words, reading.place.today);
    if (day === null) return [];
    return [
      {
        ...span,
        hour: 12,
        minute: 0,
        words: new Set([...words, 'time:noon' as const]),
        day,
        from: hit.start,
      },
    ];
  });
}

/** Times of day in a message, as unix seconds; without a day, the next such time. */
/** The day of another time was read with this one: "today 5pm tmr 6pm". */
const namesTwoDays = (reading: Reading, clock: Span) =>
  reading.within(clock, 'time:today').length > 0 &&
  reading.within(clock, 'time:tomorrow', 'time:later').length > 0;

export function timesIn(reading: Reading, announced: readonly Span[]): Candidate[] {
  const { nowSeconds, minutesOfDay, today } = reading.place;
  const midnight = nowSeconds - (nowSeconds % SECONDS) - minutesOfDay * SECONDS;
  const clocks = clocksIn(reading, announced);
  const noons = noonClocks(reading).filter((noon) => !clocks.some((clock) => overlaps(clock, noon)));
  const said = [...clocks, ...noons];
  const times = said
    .filter((clock) => !isOther(reading, clock))
    .flatMap((clock): Candidate[] => {
      const date = dateBefore(reading.text.slice(Math.max(0, clock.start - DATE_SIGNS), clock.start), today);
      const isAnnounced = announced.some((span) => overlaps(span, clock));
      // A past date, or today's date in an e-mail, is the date of the order.
      if (date && !isAnnounced && !date.day) return [];
      const ownDay = date?.day ?? clock.day ?? dayApart(reading, clock, said);
      const dated = { ...clock, day: ownDay };
      const { day, minutes, sure, late } = resolveClock(dated, minutesOfDay);
      if (late) return [];
      const seconds = midnight + day * DAY_SECONDS + minutes * SECONDS;
      const start = clock.start - (date?.length ?? 0);
      // A time that has passed today and names no day may mean tomorrow, or be the time of the order.
      const certain =
        sure &&
        !namesTwoDays(reading, clock) &&
        seconds > nowSeconds &&
        (ownDay !== null || minutes > minutesOfDay);
      return [{ field: 'time', start, end: clock.end, value: String(seconds), score: 4, certain }];
    });
  const kept = times.filter(
    (one) =>
      !times.some(
        (other) => other !== one && overlaps(one, other) && other.end - other.start > one.end - one.start,
      ),
  );
  return [...kept, ...hurriesIn(reading, kept.length > 0)];
}

function hurriesIn(reading: Reading, hasTime: boolean): Candidate[] {
  if (hasTime) return [];
  return reading.words('time:asap').flatMap(({ start, end }): Candidate[] => {
    const around = [
      { start: Math.max(0, start - 10), end: start },
      { start: end, end: end + 10 },
    ];
    if (around.some((span) => reading.within(span, 'time:calm').length > 0)) return [];
    const certain =
      / /.test(reading.text.slice(start, end)) ||
      /\p{Script=Han}{3}|\p{Script=Hangul}{3}/u.test(reading.text.slice(start, end));
    return [{ field: 'time', start, end, value: 'ASAP', score: 3, certain }];
  });
}
