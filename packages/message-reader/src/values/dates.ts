import { ANY_MONTH, parseMonthName } from './months';

const DAY_MILLISECONDS = 86_400_000;
const FURTHEST = 9;
const ENDING =
  /(?:(?<year>20\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})|(?<![\d.,/$€£-])(?<a>\d{1,2})[-/.](?<b>\d{1,2})(?:[-/.](?:20)?(?<short>\d{2}))?\.?|(?<m>\d{1,2})月(?<d>\d{1,2})[日號号]?)[ ,،T|-]{0,4}(?:at |um |o |a las |الساعة |saat )?$/iu;

/** `30 Nov 10am`, `Nov 25, 2PM`, `26. November um 9`. */
const NAMED = new RegExp(
  `(?:(?<![\\d.,/])(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.? ?(?:de |of )?(?<month>${ANY_MONTH})\\.?|(?<![\\p{L}])(?<first>${ANY_MONTH})\\.? (?<second>\\d{1,2})(?:st|nd|rd|th)?)(?: 20\\d{2})?[ ,،T|-]{0,4}(?:at |um |o |a las |الساعة |saat )?$`,
  'iu',
);

function daysTo(today: string, month: number, day: number): number | null {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number);
  const then = Date.UTC(month < thisMonth - 6 ? year + 1 : year, month - 1, day);
  const days = Math.round((then - Date.parse(`${today}T00:00:00Z`)) / DAY_MILLISECONDS);
  return days >= 0 && days <= FURTHEST ? days : null;
}

export interface WrittenDate {
  /** Days from today; null for a past or distant date. */
  day: number | null;
  /** Length in characters. */
  length: number;
}

/** The date directly before a time of day, as `22.11.2026, `, `2026-11-22 ` or `11/22 `; null without one. */
export function dateBefore(text: string, today: string): WrittenDate | null {
  const named = NAMED.exec(text);
  if (named?.groups) {
    const month = parseMonthName(named.groups['month'] ?? named.groups['first'] ?? '');
    const on = Number(named.groups['day'] ?? named.groups['second']);
    return { day: daysTo(today, month, on), length: named[0].length };
  }
  const match = ENDING.exec(text);
  if (!match?.groups) return null;
  const { year, month, day, a, b, m, d } = match.groups;
  const length = match[0].length;
  if (year !== undefined) return { day: daysTo(today, Number(month), Number(day)), length };
  if (m !== undefined) return { day: daysTo(today, Number(m), Number(d)), length };
  const isDate = (one: string | undefined, other: string | undefined) =>
    Number(one) >= 1 && Number(one) <= 31 && Number(other) >= 1 && Number(other) <= 12;
  if (!isDate(a, b) && !isDate(b, a)) return null;
  const orders = [daysTo(today, Number(b), Number(a)), daysTo(today, Number(a), Number(b))];
  return { day: orders.find((days) => days !== null) ?? null, length };
}
