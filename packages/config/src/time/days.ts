import { momentAt } from './zones';

/** First second of the day of `unixSeconds`. */
export const startOfDay = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).startOf('day').unix();

/** Reaches the next day from the start of any day of 23 to 25 hours. */
const INTO_NEXT_DAY_SECONDS = 30 * 3600;

/**
 * Last second of the day of `unixSeconds`: the one before the next day. With a clock change at midnight, 23:59:59
 * occurs twice.
 */
export const endOfDay = (unixSeconds: number, timezone: string) =>
  startOfDay(startOfDay(unixSeconds, timezone) + INTO_NEXT_DAY_SECONDS, timezone) - 1;

/** The same local time some calendar days later, or earlier if negative. */
export const addDays = (unixSeconds: number, days: number, timezone: string) =>
  momentAt(unixSeconds, timezone).add(days, 'days').unix();

/** `YYYY-MM-DD` in the timezone, for date fields. */
export const localDate = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('YYYY-MM-DD');

/** `HH:mm` in the timezone, for time fields. */
export const localTime = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('HH:mm');
