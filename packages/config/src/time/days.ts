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

/** `YYYY-MM-DD` in the timezone, for date fields. */
export const localDate = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('YYYY-MM-DD');

/** `HH:mm` in the timezone, for time fields. */
export const localTime = (unixSeconds: number, timezone: string) =>
  momentAt(unixSeconds, timezone).format('HH:mm');
