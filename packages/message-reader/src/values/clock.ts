import type { Meaning } from '../words/meaning';
import type { Reading } from '../text/reading';
import type { Span } from '../text/lines';

const DAY_MINUTES = 1440;

export interface Clock extends Span {
  /** Hour as written, 0 to 24. */
  hour: number;
  minute: number;
  words: ReadonlySet<Meaning>;
  /** Days from today; null when the message names none. */
  day: number | null;
  from: number;
  /** Whether hours are written from 0 to 23. */
  exact?: boolean;
}

/** Earlier hours may be meant for the evening. */
const EARLIEST = 8;

/** From this hour on, evening deliveries are rare: after the morning, a time such as nine is ambiguous. */
const LATE = 9;

/** Resolves a clock to minutes of the day and a day: without AM or PM, the next such time. */
export function resolveClock(
  clock: Clock,
  minutesOfDay: number,
): { day: number; minutes: number; sure: boolean; late?: boolean } {
  const { hour, minute, words, day } = clock;
  const toDayMinutes = (hours: number) => hours * 60 + minute;
  const settled = (minutes: number, sure: boolean) => ({
    day: day ?? (minutes <= minutesOfDay ? 1 : 0),
    minutes: minutes % DAY_MINUTES,
    sure,
  });
  if (words.has('time:midnight')) return settled(toDayMinutes(0), false);
  const late = words.has('time:pm');
  const early = words.has('time:am') && !late;
  if (hour > 12) return settled(toDayMinutes(hour % 24), true);
  if (late) return settled(toDayMinutes(hour === 12 ? 12 : hour + 12), true);
  if (early) return settled(toDayMinutes(hour % 12), true);
  if (words.has('time:noon')) return settled(toDayMinutes(hour < 6 ? hour + 12 : hour), true);
  // Countries that write 24 hours: "10:30" is never in the evening.
  if (clock.exact && hour >= EARLIEST && (day !== null || toDayMinutes(hour) > minutesOfDay))
    return settled(toDayMinutes(hour), true);
  if ((day ?? 0) > 0) return settled(toDayMinutes(hour < 8 ? hour + 12 : hour), false);
  const next = [toDayMinutes(hour), toDayMinutes(hour + 12)].find(
    (minutes) => minutes > minutesOfDay && minutes < DAY_MINUTES,
  );
  return {
    ...settled(next ?? toDayMinutes(hour), false),
    late: hour >= LATE && next !== toDayMinutes(hour),
  };
}

const CHAIN = [
  'time:at',
  'time:before',
  'time:after',
  'time:between',
  'time:pm',
  'time:am',
  'time:noon',
  'time:midnight',
  'time:today',
  'time:tomorrow',
  'time:later',
  'time:clock',
  'time:half',
  'time:monday',
  'time:tuesday',
  'time:wednesday',
  'time:thursday',
  'time:friday',
  'time:saturday',
  'time:sunday',
] as const satisfies readonly Meaning[];
/** Words for the hour itself only follow it. */
const LEFT_CHAIN = CHAIN.filter((meaning) => meaning !== 'time:clock' && meaning !== 'time:half');
export const WEEK: readonly Meaning[] = [
  'time:sunday',
  'time:monday',
  'time:tuesday',
  'time:wednesday',
  'time:thursday',
  'time:friday',
  'time:saturday',
];
const DAYS: readonly Meaning[] = ['time:today', 'time:tomorrow', 'time:later', ...WEEK];
const RIGHT_CHAIN = CHAIN.filter((meaning) => meaning !== 'time:at' && meaning !== 'time:between');
const COMMA = /[,،]/;
/** A letter that means AM or PM only after the hour. */
const isLetter = ({ text }: Reading, { start, end }: Span) =>
  end - start === 1 && /[\p{Script=Arabic}\p{Script=Latin}]/u.test(text[start] ?? '');
/** `ش ٥ م ٤٤`: before a number the letter means the house, not the evening. */
const isHouse = (reading: Reading, word: Span) =>
  isLetter(reading, word) && /^ ?\d/.test(reading.text.slice(word.end, word.end + 2));
const JOINT = /[ ,،'’(]/;

function allWordsAt(reading: Reading, span: Span): Meaning[] {
  const inside = reading.within(span, ...CHAIN);
  return inside.filter(({ start, end }) => start === span.start && end === span.end).map(({ kind }) => kind);
}

export function withWordsAround(
  reading: Reading,
  hour: Span,
  limits: Span,
): { span: Span; words: Set<Meaning> } {
  const words = new Set<Meaning>();
  let { start, end } = hour;
  for (let steps = 0; steps < 5; steps += 1) {
    let edge = start;
    while (edge > limits.start && start - edge < 2 && JOINT.test(reading.text[edge - 1] ?? '')) edge -= 1;
    const parted = COMMA.test(reading.text.slice(edge, start));
    const word = reading.wordBefore(edge, ...(parted ? DAYS : LEFT_CHAIN));
    if (!word || word.start < limits.start || isLetter(reading, word)) break;
    allWordsAt(reading, word).forEach((meaning) => words.add(meaning));
    start = word.start;
  }
  for (let steps = 0; steps < 5; steps += 1) {
    let edge = end;
    while (edge < limits.end && edge - end < 2 && JOINT.test(reading.text[edge] ?? '')) edge += 1;
    const parted = COMMA.test(reading.text.slice(end, edge));
    const word = reading.wordAt(edge, ...(parted ? DAYS : RIGHT_CHAIN));
    if (!word || word.end > limits.end || isHouse(reading, word)) break;
    allWordsAt(reading, word).forEach((meaning) => words.add(meaning));
    end = word.end;
  }
  return { span: { start, end }, words };
}

/** The days from today named by the words of a time; null when there are none. */
export function daysFromToday(words: ReadonlySet<Meaning>, today: string): number | null {
  if (words.has('time:later')) return 2;
  if (words.has('time:tomorrow')) return 1;
  if (words.has('time:today')) return 0;
  const weekday = WEEK.findIndex((meaning) => words.has(meaning));
  if (weekday < 0) return null;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return (weekday - now + 7) % 7;
}
