import { endOfDay, startOfDay } from '../time/days';

const DAY = 86_400;
const WEEK = 7 * DAY;
const FROM = Date.UTC(2026, 0, 1, 12) / 1000;
const WEEKS = 104;

const dayLength = (at: number, timezone: string) => endOfDay(at, timezone) + 1 - startOfDay(at, timezone);

/** A time on each day of 2026 and 2027 with a clock change. */
export function unevenDays(timezone: string): number[] {
  const starts = Array.from({ length: WEEKS + 1 }, (_, week) => startOfDay(FROM + week * WEEK, timezone));
  return starts.slice(1).flatMap((next, index) => {
    const start = starts[index] ?? next;
    if (next - start === WEEK) return [];
    return Array.from({ length: 7 }, (_, day) => start + day * DAY + DAY / 2).filter(
      (noon) => dayLength(noon, timezone) !== DAY,
    );
  });
}
