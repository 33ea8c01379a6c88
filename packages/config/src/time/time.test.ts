import { describe, expect, it } from '@jest/globals';
import fullMoment from 'moment-timezone';
import { supportedCountries } from '../country/country-codes';
import { countryConfig } from '../country/country-config';
import { minutesOfDay } from '../minutes-of-day';
import { addDays, endOfDay, localDate, localTime, startOfDay } from './days';
import { presetRange } from './date-presets';
import { momentAt, unixFromLocal } from './zones';

const unix = (text: string) => Date.parse(text) / 1000;
const TAIPEI = 'Asia/Taipei';

describe('day bounds', () => {
  it('follow the wall clock of the timezone', () => {
    const at = unix('2026-11-20T17:30:00Z');
    expect(startOfDay(at, TAIPEI)).toBe(unix('2026-11-20T16:00:00Z'));
    expect(endOfDay(at, TAIPEI)).toBe(unix('2026-11-21T15:59:59Z'));
    expect(minutesOfDay(at, TAIPEI)).toBe(90);
    expect([localDate(at, TAIPEI), localTime(at, TAIPEI)]).toEqual(['2026-11-21', '01:30']);
  });

  it('count a day of 23 hours as one day', () => {
    const before = unix('2026-03-28T12:00:00Z');
    expect(addDays(before, 1, 'Europe/Berlin') - before).toBe(23 * 3600);
  });

  it('refuse a timezone without data', () => {
    expect(() => startOfDay(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('presets', () => {
  it.each([
    ['yesterday', '2026-11-18T16:00:00Z'],
    ['past-week', '2026-11-12T16:00:00Z'],
    ['past-month', '2026-10-20T16:00:00Z'],
  ] as const)('%s ends with yesterday', (preset, from) => {
    const range = presetRange(preset, unix('2026-11-20T03:00:00Z'), TAIPEI);
    expect(range).toEqual({ from: unix(from), to: unix('2026-11-19T15:59:59Z') });
  });
});

describe('date and time fields', () => {
  it('are read in the timezone', () => {
    expect(unixFromLocal('2026-11-20', '09:05', TAIPEI)).toBe(unix('2026-11-20T01:05:00Z'));
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-02-20', '25:00'],
    ['20.02.2026', '10:00'],
  ])('give null for %s %s', (date, time) => {
    expect(unixFromLocal(date, time, TAIPEI)).toBeNull();
  });
});

it('has the same rules as the full data for every supported country', () => {
  const times = [2020, 2022, 2024, 2026, 2027, 2030].flatMap((year) =>
    [...Array(24).keys()].map((halfMonth) => Date.UTC(year, 0, 4 + halfMonth * 15) / 1000),
  );
  for (const code of supportedCountries) {
    const { timezone } = countryConfig(code);
    for (const at of times) {
      const expected = -(fullMoment.tz.zone(timezone)?.utcOffset(at * 1000) ?? NaN);
      expect([timezone, at, momentAt(at, timezone).utcOffset()]).toEqual([timezone, at, expected]);
    }
  }
});
