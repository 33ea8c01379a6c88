import { expect, it } from '@jest/globals';
import { unixFromLocal } from '@courier/config/time';
import type { Tariff } from '../rule-shapes/tariff';
import { busyWindows } from './busy-hours';

const TAIPEI = 'Asia/Taipei';
const BERLIN = 'Europe/Berlin';
const at = (date: string, time: string, zone = TAIPEI) => unixFromLocal(date, time, zone) ?? 0;
const PERCENT = { per: 'percent', percent: 2500 } as const;
const tariff = (...whens: Tariff['surcharges'][number]['when'][]): Tariff => ({
  scope: {},
  baseMinor: 60,
  bands: [],
  minimumMinor: 0,
  surcharges: whens.map((when) => ({ name: 'Busy', price: PERCENT, when })),
  rounding: { stepMinor: 1, direction: 'nearest' },
  tax: null,
  cashMinor: 0,
});
const DRY = { rain: false, demand: false };
/** Monday noon to Wednesday noon. */
const RANGE = { from: at('2026-11-23', '12:00'), to: at('2026-11-25', '12:00') };
const list = (when: Tariff['surcharges'][number]['when'], conditions = DRY, zone = TAIPEI, range = RANGE) =>
  busyWindows({ tariff: tariff(when), ...conditions }, zone, range).map(({ from, to }) => [from, to]);

it('a surcharge of hours holds in those hours of each day, cut by the range', () => {
  expect(list({ hours: { from: 11 * 60, to: 13 * 60 } })).toEqual([
    [RANGE.from, at('2026-11-23', '13:00')],
    [at('2026-11-24', '11:00'), at('2026-11-24', '13:00')],
    [at('2026-11-25', '11:00'), RANGE.to],
  ]);
});

it('one over midnight belongs to the day on which it begins', () => {
  expect(list({ hours: { from: 22 * 60, to: 6 * 60 }, days: [1] })).toEqual([
    [at('2026-11-23', '22:00'), at('2026-11-24', '06:00')],
  ]);
});

it('one of days lasts from midnight to midnight', () => {
  expect(list({ days: [2] })).toEqual([[at('2026-11-24', '00:00'), at('2026-11-25', '00:00')]]);
});

it('one that also needs rain is listed while it rains', () => {
  const when = { condition: 'rain', days: [2] } as const;
  expect([list({ ...when, days: [2] }), list({ ...when, days: [2] }, { ...DRY, rain: true }).length]).toEqual(
    [[], 1],
  );
});

it('rain alone, and no tariff at all, mark no hours', () => {
  expect(list({ condition: 'rain' }, { ...DRY, rain: true })).toEqual([]);
  expect(busyWindows({ tariff: null, ...DRY }, TAIPEI, RANGE)).toEqual([]);
});

it('follows the clock on the wall when it is set back', () => {
  const range = { from: at('2026-10-24', '12:00', BERLIN), to: at('2026-10-26', '12:00', BERLIN) };
  expect(list({ hours: { from: 18 * 60, to: 20 * 60 } }, DRY, BERLIN, range)).toEqual([
    [at('2026-10-24', '18:00', BERLIN), at('2026-10-24', '20:00', BERLIN)],
    [at('2026-10-25', '18:00', BERLIN), at('2026-10-25', '20:00', BERLIN)],
  ]);
});
