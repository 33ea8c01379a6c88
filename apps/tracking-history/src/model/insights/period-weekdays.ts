const DAY_MS = 86_400_000;

/**
 * The weekdays from the first day to the last; 1 is Monday.
 * @param first local date, e.g. `2026-11-19`
 */
export function periodWeekdays(first: string, last: string): ReadonlySet<number> {
  const weekdays = new Set<number>();
  for (let atMs = Date.parse(first); atMs <= Date.parse(last) && weekdays.size < 7; atMs += DAY_MS)
    weekdays.add(new Date(atMs).getUTCDay() || 7);
  return weekdays;
}
