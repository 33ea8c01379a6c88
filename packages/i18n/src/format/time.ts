import { dateFormat } from './intl-cache';

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** `14:05` in the country's zone. */
export function formatTime(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, CLOCK).format(unixSeconds * 1000);
}

/** `14:05:09` in the country's zone. */
export function formatClock(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, { ...CLOCK, second: '2-digit' }).format(unixSeconds * 1000);
}

/** `14:36–14:44`; one time if both ends are in the same minute. */
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

/** `Fri, Nov 20` in the reader's language. */
export function formatDay(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, DAY).format(unixSeconds * 1000);
}

/** `Fri, Nov 20, 14:05`. */
export function formatDateTime(unixSeconds: number, locale: string, timezone: string): string {
  return dateFormat(locale, timezone, { ...DAY, ...CLOCK }).format(unixSeconds * 1000);
}

/** `Nov 13 – 19, 2026`: whole days in the reader's language; one day if both ends are in it. */
export function formatDayRange(
  fromUnixSeconds: number,
  toUnixSeconds: number,
  locale: string,
  timezone: string,
): string {
  const days = dateFormat(locale, timezone, { day: 'numeric', month: 'short', year: 'numeric' });
  return days.formatRange(fromUnixSeconds * 1000, toUnixSeconds * 1000);
}

/** A Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** Name of a weekday: 1 is Monday, 7 Sunday. */
export function formatWeekday(day: number, locale: string, width: 'long' | 'short'): string {
  return dateFormat(locale, 'UTC', { weekday: width }).format(MONDAY_MS + (day - 1) * 86_400_000);
}
