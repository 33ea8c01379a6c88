/** Minutes since midnight, local time of the country. */
export interface ServiceHours {
  from: number;
  to: number;
}

const LATEST = 2359;
const minutesFromClock = (hhmm: number) => Math.floor(hhmm / 100) * 60 + (hhmm % 100);

/**
 * Format: `0900:2130`.
 * @throws RangeError for any other text; callers treat that as open
 */
export function parseServiceHours(value: string): ServiceHours {
  const match = /^(\d{4}):(\d{4})$/.exec(value);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || from > LATEST || to > LATEST) throw new RangeError('The service hours are not HHMM:HHMM');
  return { from: minutesFromClock(from), to: minutesFromClock(to) };
}

/** Both ends are inclusive; a window that ends before it starts spans midnight, an empty one is always open. */
export function isOpen({ from, to }: ServiceHours, minutesOfDay: number): boolean {
  if (from === to) return true;
  if (from < to) return minutesOfDay >= from && minutesOfDay <= to;
  return minutesOfDay >= from || minutesOfDay <= to;
}
