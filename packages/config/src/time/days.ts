import { momentAt } from './zones';

/** First second of the day that holds `unixSeconds`, in unix seconds. */
export const startOfDay = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).startOf('day').unix();

/** Last second of the day that holds `unixSeconds`, in unix seconds. */
export const endOfDay = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).endOf('day').unix();

/** The same wall-clock time some calendar days later, or earlier with a negative number. */
export const addDays = (unixSeconds: number, days: number, timezone: string) =>
  momentAt(unixSeconds, timezone).add(days, 'days').unix();

/** Whether both times fall on the same calendar day. */
export const isSameDay = (a: number, b: number, timezone: string) =>
  startOfDay(a, timezone) === startOfDay(b, timezone);

/** Minutes since midnight on the wall clock, 0 to 1439. */
export function minutesOfDay(unixSeconds: number, timezone: string): number {
  const at = momentAt(unixSeconds, timezone);
  return at.hours() * 60 + at.minutes();
}

/** `YYYY-MM-DD` in the timezone, for date fields. */
export const localDate = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('YYYY-MM-DD');

/** `HH:mm` in the timezone, for time fields. */
export const localTime = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('HH:mm');
