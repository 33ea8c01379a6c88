import { dateOfSerial, timeOfSerial } from './serial-dates';

const two = (figure: string | number) => String(figure).padStart(2, '0');

/** `YYYY-MM-DD`; null where there is no such day. Two digits are a year of this century. */
function written(year: string, month: string, day: string): string | null {
  const [full, which, nth] = [Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day)];
  const date = new Date(Date.UTC(full, which - 1, nth));
  return date.getUTCMonth() === which - 1 && date.getUTCDate() === nth
    ? `${full}-${two(which)}-${two(nth)}`
    : null;
}

/** Languages whose names of months are known. */
const LANGUAGES = ['en', 'ar', 'ur'];
let months: Map<string, number> | null = null;
/** The number of a month by its name, long or short. */
function monthOf(name: string): string {
  months ??= new Map(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const { format } = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, timeZone: 'UTC' });
        return Array.from(
          { length: 12 },
          (_, index) => [format(Date.UTC(2026, index)).toLowerCase(), index + 1] as const,
        );
      }),
    ),
  );
  const plain = name.toLowerCase().replace(/\.$/, '');
  return String(months.get(plain) ?? months.get(plain.slice(0, 3)) ?? '');
}

/** Years that Taiwan counts from 1911 have three digits. */
const sinceRepublic = (year: string) => (year.length === 3 ? String(Number(year) + 1911) : year);

/** Year, month and day of a date in one of the ways people write them. */
function partsOf(text: string): [year: string, month: string, day: string] | null {
  const [, year, month = '', day = ''] = /^(1\d\d|\d{4})[./-](\d{1,2})[./-](\d{1,2})\.?$/.exec(text) ?? [];
  if (year !== undefined) return [sinceRepublic(year), month, day];
  const [, first, second = '', last = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  // The day stands first in every country of the portal, unless it cannot.
  if (first !== undefined) return Number(second) > 12 ? [last, first, second] : [last, second, first];
  const [, nth, name = '', after = ''] =
    /^(\d{1,2})[\s./-]*([^\d\s./-]+)[\s./,-]*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (nth !== undefined) return [after, monthOf(name), nth];
  const [, begin, on = '', in_ = ''] =
    /^([^\d\s]+)\s*(\d{1,2})(?:st|nd|rd|th)?[\s,،]+(\d{4})$/i.exec(text) ?? [];
  return begin === undefined ? null : [in_, monthOf(begin), on];
}

/**
 * `YYYY-MM-DD` of a date as people write it: `20/11/2026`, `20-Nov-26`, `2026年11月20日`, `115/11/20`, `46346`. Other text
 * stays, and so do days that are none.
 */
export function repairDate(text: string): string {
  const day = text
    .replace(/[T\s]+\d{1,2}:\d{2}.*$/, '')
    .replace(/[年月]/g, '-')
    .replace(/日$/, '');
  const parts = partsOf(day);
  return (parts ? written(...parts) : dateOfSerial(text)) ?? text;
}

const MORNING = /上午|صباح[\u064B-\u0652ا]*|صبح|ص|am/i;
const AFTERNOON = /下午|مساء[\u064B-\u0652ا]*|شام|م|pm/i;

/** `HH:MM` of a time as people write it: `6:30 pm`, `下午6:30`, `18.30`, `1830`, `0.77`. Other text stays. */
export function repairTime(text: string): string {
  const isAfternoon = AFTERNOON.test(text);
  const isHalf = isAfternoon || MORNING.test(text);
  const figures = text.replace(isAfternoon ? AFTERNOON : MORNING, '').trim();
  const said = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?$/i.exec(figures);
  if (!said || (said[2] === undefined && !isHalf)) return timeOfSerial(text) ?? text;
  const [, hour, minute = '00'] = [said[0], Number(said[1]), said[2]];
  if (hour > 23 || Number(minute) > 59 || (isHalf && !isAfternoon && hour > 12)) return text;
  return `${two(isHalf ? (hour % 12) + (isAfternoon ? 12 : 0) : hour)}:${minute}`;
}
