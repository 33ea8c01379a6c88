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

export interface Days {
  first: string;
  last: string;
}

/** Noon exists on every day, even where clocks change at midnight. */
const localNoon = (day: string, timezone: string) => unixFromLocal(day, '12:00', timezone);

/** Yesterday: orders of today belong to tracking. */
export const lastDay = (nowSeconds: number, timezone: string): string =>
  localDate(addDays(nowSeconds, -1, timezone), timezone);

export const toLocalDays = ({ from, to }: DateRange, timezone: string): Days => ({
  first: localDate(from, timezone),
  last: localDate(to, timezone),
});

/** The days are inclusive and in the country's timezone. */
export function rangeOfDays(
  { first, last }: Days,
  nowSeconds: number,
  timezone: string,
): DateRange | DaysFault {
  const begin = localNoon(first, timezone);
  const end = localNoon(last, timezone);
  if (begin === null || end === null) return 'missing';
  if (end < begin) return 'reversed';
  if (last > lastDay(nowSeconds, timezone)) return 'not-over';
  if (end >= addDays(begin, LIMITS.historyRangeDays, timezone)) return 'too-long';
  return { from: startOfDay(begin, timezone), to: endOfDay(end, timezone) };
}
