import { LIMITS } from '@courier/config';
import {
  addDays,
  endOfDay,
  localDate,
  startOfDay,
  unixFromLocal,
  type DateRange,
} from '@courier/config/time';

/** Why two days make no period. */
export type DaysFault = 'missing' | 'reversed' | 'too-long' | 'not-over';

/** First and last day as date fields hold them, e.g. `2026-11-20`. */
export interface Days {
  first: string;
  last: string;
}

/** Noon is there on every day, also where clocks change at midnight. */
const noonOf = (day: string, timezone: string) => unixFromLocal(day, '12:00', timezone);

/** The last day of history: today belongs to tracking. */
export const lastDay = (nowSeconds: number, timezone: string): string =>
  localDate(addDays(nowSeconds, -1, timezone), timezone);

/** The days a range covers in the country. */
export const daysOf = ({ from, to }: DateRange, timezone: string): Days => ({
  first: localDate(from, timezone),
  last: localDate(to, timezone),
});

/** Whole days of the country from the first to the last, both included, or why they make no period of history. */
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
