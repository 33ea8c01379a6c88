import { describe, expect, it } from '@jest/globals';
import fullMoment from 'moment-timezone';
import { supportedCountries } from '../country/country-codes';
import { countryConfig } from '../country/country-config';
import { minutesOfDay } from '../minutes-of-day';
import { withoutLocalClock } from '../testing/without-local-clock';
import { DATE_PRESETS, presetRange } from './date-presets';
import { addDays, endOfDay, localDate, localTime, startOfDay } from './days';
import { unixFromLocal } from './zones';

const HOUR = 3600;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2026, 0, 1) / 1000;
const TO = Date.UTC(2028, 0, 1) / 1000;
const ZONES = [...new Set(supportedCountries.map((code) => countryConfig(code).timezone))];
const PRESET_DAYS = { yesterday: 1, 'past-week': 7, 'past-month': 30 } as const;

/** Days since 1970, from the plain table of offsets. */
function dayNumber(unixSeconds: number, timezone: string): number {
  const minutesWest = fullMoment.tz.zone(timezone)?.utcOffset(unixSeconds * 1000) ?? Number.NaN;
  return Math.floor((unixSeconds - minutesWest * 60) / DAY);
}

const isoDate = (day: number) => new Date(day * DAY * 1000).toISOString().slice(0, 10);

/** All times of day through two years, and the half hours around each clock change. */
function listMoments(timezone: string): number[] {
  const often = Array.from(
    { length: Math.floor((TO - FROM) / (167 * HOUR)) },
    (_, index) => FROM + index * 167 * HOUR,
  );
  const changes = (fullMoment.tz.zone(timezone)?.untils ?? [])
    .map((until) => (until ?? Number.NaN) / 1000)
    .filter((until) => until > FROM && until < TO)
    .flatMap((until) =>
      [-25, -24, -23, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 23, 24, 25].map((h) => until + h * HOUR),
    );
  return [...often, ...changes];
}

/** Times that violate a property. */
const exceptions = (timezone: string, isSo: (at: number) => boolean) =>
  listMoments(timezone)
    .filter((at) => !isSo(at))
    .map((at) => new Date(at * 1000).toISOString());

describe.each(ZONES)('days of %s', (timezone) => {
  const dayNumberAt = (at: number) => dayNumber(at, timezone);

  it('begin and end with the local calendar, also on days with a clock change', () => {
    const wrong = exceptions(timezone, (at) => {
      const day = dayNumberAt(at);
      const [start, end] = [startOfDay(at, timezone), endOfDay(at, timezone)];
      const isWhole = dayNumberAt(start) === day && dayNumberAt(end) === day;
      const isAll = dayNumberAt(start - 1) === day - 1 && dayNumberAt(end + 1) === day + 1;
      return isWhole && isAll && localDate(at, timezone) === isoDate(day);
    });
    expect(wrong).toEqual([]);
  });

  it.each(DATE_PRESETS)('fill %s without gaps, and exclude today', (preset) => {
    const wrong = exceptions(timezone, (at) => {
      const { from, to } = presetRange(preset, at, timezone);
      const first = dayNumberAt(at) - PRESET_DAYS[preset];
      const holdsFirst = dayNumberAt(from) === first && dayNumberAt(from - 1) === first - 1;
      return holdsFirst && dayNumberAt(to) === dayNumberAt(at) - 1 && dayNumberAt(to + 1) === dayNumberAt(at);
    });
    expect(wrong).toEqual([]);
  });

  it('are counted by the calendar, not by 24 hours', () => {
    expect(
      exceptions(timezone, (at) => dayNumberAt(addDays(at, -30, timezone)) === dayNumberAt(at) - 30),
    ).toEqual([]);
  });

  it('are the same in every time zone of browser and process', () => {
    const answers = (at: number) => [
      ...DATE_PRESETS.flatMap((preset) => Object.values(presetRange(preset, at, timezone))),
      ...[startOfDay(at, timezone), endOfDay(at, timezone), addDays(at, 1, timezone)],
      ...[localDate(at, timezone), localTime(at, timezone), minutesOfDay(at, timezone)],
      unixFromLocal(localDate(at, timezone), '12:00', timezone),
    ];
    const moments = listMoments(timezone).filter((_, index) => index % 10 === 0);
    const wrong = moments.filter((at) => {
      const expected = answers(at);
      return withoutLocalClock(() => answers(at)).some((answer, index) => answer !== expected[index]);
    });
    expect(wrong).toEqual([]);
  });
});
