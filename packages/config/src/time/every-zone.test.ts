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

const dateOf = (day: number) => new Date(day * DAY * 1000).toISOString().slice(0, 10);

/** All times of day through two years, and the half hours around each clock change. */
function momentsOf(timezone: string): number[] {
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
  momentsOf(timezone)
    .filter((at) => !isSo(at))
    .map((at) => new Date(at * 1000).toISOString());

describe.each(ZONES)('days of %s', (timezone) => {
  const dayOf = (at: number) => dayNumber(at, timezone);

  it('begin and end with the local calendar, also on days with a clock change', () => {
    const wrong = exceptions(timezone, (at) => {
      const day = dayOf(at);
      const [start, end] = [startOfDay(at, timezone), endOfDay(at, timezone)];
      const isWhole = dayOf(start) === day && dayOf(end) === day;
      const isAll = dayOf(start - 1) === day - 1 && dayOf(end + 1) === day + 1;
      return isWhole && isAll && localDate(at, timezone) === dateOf(day);
    });
    expect(wrong).toEqual([]);
  });

  it.each(DATE_PRESETS)('fill %s without gaps, and exclude today', (preset) => {
    const wrong = exceptions(timezone, (at) => {
      const { from, to } = presetRange(preset, at, timezone);
      const first = dayOf(at) - PRESET_DAYS[preset];
      const holdsFirst = dayOf(from) === first && dayOf(from - 1) === first - 1;
      return holdsFirst && dayOf(to) === dayOf(at) - 1 && dayOf(to + 1) === dayOf(at);
    });
    expect(wrong).toEqual([]);
  });

  it('are counted by the calendar, not by 24 hours', () => {
    expect(exceptions(timezone, (at) => dayOf(addDays(at, -30, timezone)) === dayOf(at) - 30)).toEqual([]);
  });

  it('are the same in every time zone of browser and process', () => {
    const answers = (at: number) => [
      ...DATE_PRESETS.flatMap((preset) => Object.values(presetRange(preset, at, timezone))),
      ...[startOfDay(at, timezone), endOfDay(at, timezone), addDays(at, 1, timezone)],
      ...[localDate(at, timezone), localTime(at, timezone), minutesOfDay(at, timezone)],
      unixFromLocal(localDate(at, timezone), '12:00', timezone),
    ];
    const moments = momentsOf(timezone).filter((_, index) => index % 10 === 0);
    const wrong = moments.filter((at) => {
      const expected = answers(at);
      return withoutLocalClock(() => answers(at)).some((answer, index) => answer !== expected[index]);
    });
    expect(wrong).toEqual([]);
  });
});
