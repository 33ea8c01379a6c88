import { dateFormat } from './intl-cache';

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** `14:05` in the country's zone. */
export function formatTime(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, CLOCK).format(unixSeconds * 1000);
}

/** `14:36–14:44`; one time when both ends show the same minute. */
export function formatTimeRange(
  fromUnixSeconds: number,
  toUnixSeconds: number,
  locale: string,
  timezone: string,
): string {
  const from = formatTime(fromUnixSeconds, locale, timezone);
  const to = formatTime(toUnixSeconds, locale, timezone);
  return from === to ? from : `${from}–${to}`;
}

/** `Fri, Nov 20` in the reader's words. */
export function formatDay(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, DAY).format(unixSeconds * 1000);
}

/** Day and time: `Fri, Nov 20, 14:05`. */
export function formatDateTime(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, { ...DAY, ...CLOCK }).format(unixSeconds * 1000);
}
