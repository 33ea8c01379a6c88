import { LIMITS } from '@courier/config';
import {
  addDays,
  endOfDay,
  localDate,
  startOfDay,
  unixFromLocal,
  type DateRange,
} from '@courier/config/time';

/** Why two days are not a valid period. */
export type DaysFault = 'missing' | 'reversed' | 'too-long' | 'not-over';

/** Values of date fields, e.g. `2026-11-20`. */
export interface Days {
  first: string;
  last: string;
}

/** Noon exists on every day, even where clocks change at midnight. */
const noonOf = (day: string, timezone: string) => unixFromLocal(day, '12:00', timezone);

/** Yesterday: orders of today belong to tracking. */
export const lastDay = (nowSeconds: number, timezone: string): string =>
  localDate(addDays(nowSeconds, -1, timezone), timezone);

/** The range as days in the country's timezone. */
export const daysOf = ({ from, to }: DateRange, timezone: string): Days => ({
  first: localDate(from, timezone),
  last: localDate(to, timezone),
});

/**
 * Converts two days (inclusive, country timezone) to a range, or returns why they are not a valid period of
 * history.
 */
export function rangeOfDays(
  { first, last }: Days,
  nowSeconds: number,
  timezone: string,
): DateRange | DaysFault {
  const begin = noonOf(first, timezone);
  const end = noonOf(last, timezone);
  if (begin === null || end === null) return 'missing';
  if (end < begin) return 'reversed';
  if (last > lastDay(nowSeconds, timezone)) return 'not-over';
  if (end >= addDays(begin, LIMITS.historyRangeDays, timezone)) return 'too-long';
  return { from: startOfDay(begin, timezone), to: endOfDay(end, timezone) };
}
