const clocks = new Map<string, Intl.DateTimeFormat>();

function timezoneClock(timezone: string): Intl.DateTimeFormat {
  const held = clocks.get(timezone);
  if (held) return held;
  const options = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: timezone } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timezone, clock);
  return clock;
}

/** Local minutes since midnight in a timezone, 0 to 1439. */
export function minutesOfDay(unixSeconds: number, timezone: string): number {
  const parts = timezoneClock(timezone).formatToParts(unixSeconds * 1000);
  // Stryker disable next-line OptionalChaining: a clock has both parts
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
