import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
import { unevenDays, withoutLocalClock } from '@courier/config/testing';
import { endOfDay, localDate, startOfDay } from '@courier/config/time';
import { toLocalDays, lastDay, rangeOfDays } from './chosen-days';

const ZONES = [...new Set(supportedCountries.map((code) => countryConfig(code).timezone))];
const NOW = Date.UTC(2028, 0, 20) / 1000;
const DAY = 86_400;
const FIRST = Date.UTC(2026, 3, 1, 12) / 1000;

/** Days around clock changes, and other days: unix seconds near noon. */
const listNoons = (timezone: string) => [
  ...unevenDays(timezone).flatMap((noon) => [noon - DAY, noon, noon + DAY]),
  ...Array.from({ length: 6 }, (_, index) => FIRST + index * 97 * DAY),
];
const dateBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * DAY * 1000).toISOString().slice(0, 10);

describe.each(ZONES)('days chosen in %s', (timezone) => {
  const noons = listNoons(timezone);
  const localDateAt = (at: number) => localDate(at, timezone);

  it.each([1, 2, 7, 90])('form a period of %i, days with a clock change among them', (length) => {
    const wrong = noons.filter((noon) => {
      const last = localDateAt(noon);
      const first = dateBefore(last, length - 1);
      // The browser's own timezone has no effect.
      const range = withoutLocalClock(() => rangeOfDays({ first, last }, NOW, timezone));
      if (typeof range === 'string') return true;
      const isWhole = localDateAt(range.from) === first && localDateAt(range.to) === last;
      const isAll = localDateAt(range.from - 1) < first && localDateAt(range.to + 1) > last;
      const localDays = toLocalDays(range, timezone);
      return !isWhole || !isAll || localDays.first !== first || localDays.last !== last;
    });
    expect(wrong).toEqual([]);
  });

  it('may end yesterday but not today, from the first to the last second of today', () => {
    const wrong = noons.filter((noon) => {
      const today = localDateAt(noon);
      const yesterday = dateBefore(today, 1);
      return [startOfDay(noon, timezone), endOfDay(noon, timezone)].some(
        (now) =>
          lastDay(now, timezone) !== yesterday ||
          rangeOfDays({ first: today, last: today }, now, timezone) !== 'not-over' ||
          typeof rangeOfDays({ first: yesterday, last: yesterday }, now, timezone) === 'string',
      );
    });
    expect(wrong).toEqual([]);
  });
});
