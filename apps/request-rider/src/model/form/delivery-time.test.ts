import { describe, expect, it } from '@jest/globals';
import {
  busyAt,
  byPartOfDay,
  dayHolding,
  firstLaterTime,
  laterCalendar,
  laterDays,
  laterProblem,
  sameTimeOn,
  withTime,
  type LaterDay,
} from './delivery-time';

/** 2026-11-20 12:00 in Taipei, 20 seconds into the minute. */
const NOON = Date.UTC(2026, 10, 20, 4) / 1000 + 20;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const rules = { nowSeconds: NOON, timezone: 'Asia/Taipei', window: { from: 0, to: 1439 } };
const until18 = { ...rules, window: { from: 9 * 60, to: 18 * 60 } };

const formatLocalTime = (at: number, timeZone = 'Asia/Taipei') =>
  new Date(at * 1000).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const ends = ({ daysAhead, times }: LaterDay, zone?: string) => [
  daysAhead,
  formatLocalTime(times[0] ?? 0, zone),
  formatLocalTime(times.at(-1) ?? 0, zone),
];

describe('a later delivery time [REQ-FORM-08]', () => {
  it.each([
    ['60 minutes', NOON - 20 + HOUR, null],
    ['59 minutes', NOON - 20 + 59 * MINUTE, 'range'],
    ['the last second of 59 minutes', NOON - 21 + HOUR, 'range'],
    ['two days', NOON - 20 + 48 * HOUR, null],
    ['two days and a minute', NOON - 20 + 48 * HOUR + MINUTE, 'range'],
  ] as const)('is compared in whole minutes: %s from now', (_, at, problem) => {
    expect(laterProblem(at, rules)).toBe(problem);
  });

  it.each([
    [NOON + 6 * HOUR, null],
    [NOON + 6 * HOUR + MINUTE, 'hours'],
    [NOON + 21 * HOUR - MINUTE, 'hours'],
    [NOON + 21 * HOUR, null],
  ] as const)('must be within the service hours of the country: %d is %s', (at, problem) => {
    expect(laterProblem(at, until18)).toBe(problem);
  });

  it('treats unknown hours as open', () => {
    expect(laterProblem(NOON + 12 * HOUR, { ...rules, window: null })).toBeNull();
  });
});

describe('the selectable days and times', () => {
  it('are the half hours from one hour to two days ahead', () => {
    expect(laterDays(rules).map((day) => ends(day))).toEqual([
      [0, '2026-11-20 13:00', '2026-11-20 23:30'],
      [1, '2026-11-21 00:00', '2026-11-21 23:30'],
      [2, '2026-11-22 00:00', '2026-11-22 12:00'],
    ]);
  });

  it('are within the service hours, including the opening minute', () => {
    const hours = { ...rules, window: { from: 9 * 60 + 10, to: 18 * 60 } };
    expect(laterDays(hours).map((day) => ends(day))).toEqual([
      [0, '2026-11-20 13:00', '2026-11-20 18:00'],
      [1, '2026-11-21 09:10', '2026-11-21 18:00'],
      [2, '2026-11-22 09:10', '2026-11-22 12:00'],
    ]);
  });

  it('omit a day without remaining times and do not call tomorrow today', () => {
    const evening = { ...until18, nowSeconds: NOON + 11.5 * HOUR };
    expect(laterDays(evening).map(({ daysAhead }) => daysAhead)).toEqual([1, 2]);
    expect(formatLocalTime(firstLaterTime(evening))).toBe('2026-11-21 09:00');
  });

  it.each([
    // Offsets of 45 minutes, and clocks set back during the night.
    ['Asia/Kathmandu', Date.UTC(2026, 10, 20, 4) / 1000],
    ['Europe/Berlin', Date.UTC(2026, 9, 24, 12) / 1000],
  ])('are whole and half hours on the clock of %s', (timezone, nowSeconds) => {
    const days = laterDays({ nowSeconds, timezone, window: null });
    expect(days.map(({ daysAhead }) => daysAhead)).toEqual([0, 1, 2]);
    for (const { times } of days) {
      for (const at of times) expect(formatLocalTime(at, timezone)).toMatch(/:[03]0$/);
      expect(new Set(times.map((at) => formatLocalTime(at, timezone).slice(0, 10))).size).toBe(1);
    }
  });

  it('keep the time of day when the day changes, or use the nearest possible one', () => {
    const [today, tomorrow] = laterDays(until18);
    const at = today?.times[4] ?? 0;
    expect(formatLocalTime(sameTimeOn(tomorrow as LaterDay, at, 'Asia/Taipei'))).toBe('2026-11-21 15:00');
    const early = tomorrow?.times[0] ?? 0;
    expect(formatLocalTime(sameTimeOn(today as LaterDay, early, 'Asia/Taipei'))).toBe('2026-11-20 13:00');
  });

  it('include the chosen time on its day, unless it has passed', () => {
    const days = laterDays(until18);
    expect(dayHolding(days, NOON + 3 * HOUR, 'Asia/Taipei')?.daysAhead).toBe(0);
    expect(dayHolding(days, NOON + 24 * HOUR, 'Asia/Taipei')?.daysAhead).toBe(1);
    expect(dayHolding(days, NOON - 24 * HOUR, 'Asia/Taipei')).toBeUndefined();
    const [today] = days as [LaterDay];
    const pasted = NOON - 20 + 100 * MINUTE;
    expect(
      withTime(today, pasted)
        .times.slice(0, 3)
        .map((at) => formatLocalTime(at).slice(11)),
    ).toEqual(['13:00', '13:30', '13:40']);
    expect(withTime(today, today.times[1] ?? 0)).toBe(today);
  });

  it('are grouped by the part of the day', () => {
    const [, tomorrow] = laterDays(rules);
    const groups = byPartOfDay(tomorrow as LaterDay, 'Asia/Taipei');
    expect(groups.map(([part, times]) => [part, formatLocalTime(times[0] ?? 0).slice(11)])).toEqual([
      ['night', '00:00'],
      ['morning', '06:00'],
      ['midday', '11:00'],
      ['afternoon', '14:00'],
      ['evening', '18:00'],
    ]);
  });
});

describe('the calendar of later times', () => {
  const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+08:00`) / 1000;
  const span = ({ from, to }: { from: number; to: number }) =>
    [from, to].map((moment) => formatLocalTime(moment).slice(11));

  it('names the closed times of each day, and the days on which no rider works', () => {
    const windows = [
      { from: at(20, '09:00'), to: at(20, '13:30') },
      { from: at(20, '16:00'), to: at(20, '22:02') },
      { from: at(22, '09:00'), to: at(22, '22:00') },
    ];
    const days = laterCalendar({ ...rules, window: null, windows });
    expect(
      days.map(({ daysAhead, times, closed }) => [daysAhead, times.length > 0, closed.map(span)]),
    ).toEqual([
      [
        0,
        true,
        [
          ['13:30', '16:00'],
          ['22:02', '00:00'],
        ],
      ],
      [1, false, [['00:00', '00:00']]],
      [2, true, [['00:00', '09:00']]],
    ]);
    expect(days.map(({ noon }) => formatLocalTime(noon).slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('names whole closed days at every minute of the hour', () => {
    for (const minutes of [1, 3, 4]) {
      const late = { ...rules, nowSeconds: NOON + minutes * MINUTE, window: null };
      const days = laterCalendar({ ...late, windows: [{ from: at(20, '12:00'), to: at(20, '22:00') }] });
      expect(days.map(({ closed }) => closed.map(span)[0])).toEqual([
        ['22:00', '00:00'],
        ['00:00', '00:00'],
        ['00:00', expect.any(String)],
      ]);
    }
  });

  it('ends the hours of the country with their last minute, and names nothing where all is open', () => {
    expect(laterCalendar(until18)[0]?.closed.map(span)).toEqual([['18:00', '00:00']]);
    expect(laterCalendar(rules).flatMap(({ closed }) => closed)).toEqual([]);
  });

  it('marks the times in which a delivery costs more', () => {
    const evening = { from: at(20, '18:00'), to: at(20, '20:00'), name: 'Evening', percent: 25 };
    const busy = { ...rules, busy: [evening] };
    expect(busyAt(busy, at(20, '18:00'))).toEqual([evening]);
    expect([busyAt(busy, at(20, '17:59')), busyAt(busy, at(20, '20:00'))]).toEqual([[], []]);
  });
});
