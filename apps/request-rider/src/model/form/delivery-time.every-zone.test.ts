import { expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
import { unevenDays, withoutLocalClock } from '@courier/config/testing';
import { localDate, localTime } from '@courier/config/time';
import { dayHolding, laterDays } from './delivery-time';

const ZONES = [...new Set(supportedCountries.map((code) => countryConfig(code).timezone))];
const HOUR = 3600;
const DAY = 24 * HOUR;
const EVEN = Date.UTC(2026, 6, 8, 12) / 1000;

/** Samples two, one and zero days before each clock change, and on an ordinary day. */
const moments = (timezone: string) =>
  [EVEN, ...unevenDays(timezone)].flatMap((noon) =>
    [-47, -36.5, -24.5, -13, -11.5, 0, 11].map((hours) => noon + hours * HOUR),
  );

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (DAY * 1000);

it.each(ZONES)('today, tomorrow and the day after match the calendar of %s', (timezone) => {
  const wrong = moments(timezone).filter((nowSeconds) => {
    // The time zone of the browser must not matter.
    const days = withoutLocalClock(() => laterDays({ nowSeconds, timezone, window: null }));
    const today = localDate(nowSeconds, timezone);
    return (
      days.length === 0 ||
      days.some(({ daysAhead, times }) =>
        [times[0] ?? 0, times.at(-1) ?? 0].some(
          (at) =>
            daysBetween(today, localDate(at, timezone)) !== daysAhead ||
            !/:[03]0$/.test(localTime(at, timezone)) ||
            dayHolding(days, at, timezone)?.daysAhead !== daysAhead,
        ),
      )
    );
  });
  expect(wrong.map((at) => new Date(at * 1000).toISOString())).toEqual([]);
});
