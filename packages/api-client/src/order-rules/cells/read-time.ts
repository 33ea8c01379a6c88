import { plainCell } from './plain-cell';
import { withoutTimeWords, type HalfOfDay } from './time-words';
import { good, type Answer, type Verdict } from './verdict';

const MINUTES_OF_DAY = 1440;
const padTwoDigits = (figure: number) => String(figure).padStart(2, '0');

/** `HH:MM`; null for an invalid time. */
const formatClock = (hour: number, minute: number): string | null =>
  hour < 24 && minute < 60 ? `${padTwoDigits(hour)}:${padTwoDigits(minute)}` : null;

/** Converts a 12-hour clock hour; null for an invalid combination. */
function hourIn(hour: number, half: HalfOfDay): number | null {
  if (half === 'noon') return hour === 12 || hour === 11 ? hour : hour < 3 ? hour + 12 : null;
  if (half === 'evening') return hour < 12 && hour > 4 ? hour + 12 : hour > 16 ? hour : null;
  if (half === 'morning') return hour > 12 ? null : hour % 12;
  return hour > 12 ? hour : (hour % 12) + 12;
}

const doubtfulTime = (answers: readonly (Answer | null)[]): Verdict<string> => {
  const real = answers.filter((answer) => answer !== null);
  const different = real.filter(({ text }, index) => real.findIndex((one) => one.text === text) === index);
  if (different.length === 0) return { kind: 'error', key: 'cell.no-time' };
  return { kind: 'question', key: 'cell.which-time', answers: different };
};
const buildAnswer = (reading: string, text: string | null): Answer | null =>
  text === null ? null : { reading, text };

/** A fraction of a day, as in spreadsheets, e.g. `0.77`. */
function shareOfDay(text: string): string | null {
  const minutes = Math.round(Number(text.replace(',', '.')) * MINUTES_OF_DAY);
  return minutes < MINUTES_OF_DAY ? formatClock(Math.floor(minutes / 60), minutes % 60) : null;
}

/** A number without a time format, which has several interpretations. */
function readNumber(figures: string): Verdict<string> {
  const [whole = '', part = ''] = figures.split(/[.,]/);
  const hour = Number(whole);
  if (part === '')
    return doubtfulTime([
      whole.length <= 2 ? buildAnswer('hours', formatClock(hour, 0)) : null,
      whole.length > 2 && whole.length < 5
        ? buildAnswer('in-one-piece', formatClock(Number(whole.slice(0, -2)), Number(whole.slice(-2))))
        : null,
    ]);
  return doubtfulTime([
    part.length === 1 ? buildAnswer('tens-of-minutes', formatClock(hour, Number(part) * 10)) : null,
    part.length === 2 ? buildAnswer('minutes', formatClock(hour, Number(part))) : null,
    part.length === 1 ? buildAnswer('single-minutes', formatClock(hour, Number(part))) : null,
    hour === 0 ? buildAnswer('share-of-day', shareOfDay(figures)) : null,
    hour > 0 && part.length <= 2
      ? buildAnswer('decimal-hours', formatClock(hour, Math.round(Number(`0.${part}`) * 60)))
      : null,
  ]);
}

const WITH_SIGN =
  /^(\d{1,2})\s?(?:[:hg時时點点시]|uhr|giờ|โมง)\s?(\d{1,2})\s?(?:[分분]|(?:[:分분]\s?\d{1,2}(?:[.,]\d+)?\s?[秒초]?)?)$/u;
const WITH_POINT = /^(\d{1,2})\.(\d{2})$/;
const WHOLE = /^(\d{1,2})(?:\s?[h時时點点시整])+$/u;

/** Hours and minutes with a separator that identifies them. */
function readClock(figures: string, half: HalfOfDay | null, isNamed: boolean): string | null {
  const found =
    WITH_SIGN.exec(figures) ??
    WITH_POINT.exec(figures) ??
    WHOLE.exec(figures) ??
    (half !== null || isNamed ? /^(\d{1,2})$/.exec(figures) : null);
  if (!found || (found[2] !== undefined && found[2].length < 2 && !/[分분]/.test(figures))) return null;
  const hour = half === null ? Number(found[1]) : hourIn(Number(found[1]), half);
  return hour === null ? null : formatClock(hour, Number(found[2] ?? 0));
}

/** A range of two times. */
const RANGE = /^(.*\d.*?)\s*(?:[-–—~〜～]|bis|to|until|至|到|から|إلى|الى)\s*(.*\d.*)$/u;

const THAI_NUMBERS: readonly (readonly [string, number])[] = [
  ['สิบสอง', 12],
  ['สิบเอ็ด', 11],
  ['สิบ', 10],
  ['เก้า', 9],
  ['แปด', 8],
  ['เจ็ด', 7],
  ['หก', 6],
  ['ห้า', 5],
  ['สี่', 4],
  ['สาม', 3],
  ['สอง', 2],
  ['หนึ่ง', 1],
];
/** The Thai evening is counted from 18:00. */
const THAI_EVENING = /^(\d)\s?ทุ่ม(?:\s?(\d{1,2}))?$/u;
const EVENING_BEGINS = 18;

/** Replaces words of numbers and halves of an hour. */
function withPlainHours(text: string): string {
  const halved = text.replace(/(?<=\d\s?[點点時时])半$/u, '30分').replace(/ครึ่ง$/u, '30');
  const counted = /โมง|ทุ่ม|^ตี/u.test(halved)
    ? THAI_NUMBERS.reduce((plain, [word, figure]) => plain.replace(word, String(figure)), halved)
    : halved;
  return counted.replace(
    THAI_EVENING,
    (_, hour, minutes) => `${EVENING_BEGINS + Number(hour)}:${minutes ?? '00'}`,
  );
}

/** Hours of a range may have no sign: `18-20`. */
const readEnd = (text: string): Verdict<string> => {
  const hour = /^(\d{1,2})$/.exec(text)?.[1];
  const time = hour === undefined ? null : formatClock(Number(hour), 0);
  return time === null ? readTimeText(text) : good(time);
};

function readTimeText(text: string): Verdict<string> {
  const { figures, half, isNamed } = withoutTimeWords(withPlainHours(text));
  const time = readClock(figures, half, isNamed);
  // 0.30 may be a fraction of a day or half past midnight.
  if (time !== null && /^0\.\d\d$/.test(text))
    return doubtfulTime([buildAnswer('minutes', time), buildAnswer('share-of-day', shareOfDay(text))]);
  if (time !== null) return good(time);
  if (half === null && /^\d{1,4}([.,]\d+)?$/.test(figures)) return readNumber(figures);
  const [, from = '', until = ''] = RANGE.exec(text) ?? [];
  const ends = from === '' ? [] : [readEnd(from), readEnd(until)];
  if (ends.length > 0 && ends.every(({ kind }) => kind === 'good'))
    return doubtfulTime(
      ends.map((end, index) =>
        end.kind === 'good' ? buildAnswer(index === 0 ? 'from' : 'until', end.value) : null,
      ),
    );
  return { kind: 'error', key: 'cell.no-time' };
}

/**
 * `HH:MM` of a time cell. 18.30 is 18:30; a workbook number without a time format becomes a question, and so do 18.3,
 * 1830 and 18.
 */
export function readTime(text: string, isNumber: boolean): Verdict<string> {
  const plain = plainCell(text);
  return isNumber ? readNumber(plain) : readTimeText(plain);
}

/** Whether a text looks like a time: hours with a sign, a word or a range, or a part of the day, unlike an amount. */
export function isLikeTime(text: string): boolean {
  const plain = plainCell(text);
  if (/^\d*([.,]\d+)?$/.test(plain)) return false;
  const { figures, half } = withoutTimeWords(plain);
  if (half !== null && figures === '' && plain.length > 2) return true;
  const verdict = readTimeText(plain);
  return verdict.kind === 'good' || (verdict.kind === 'question' && RANGE.test(plain));
}
