import { describe, expect, it } from '@jest/globals';
import { firstLaterTime, laterProblem } from './delivery-time';

/** 2026-11-20 12:00 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 4) / 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const rules = { nowSeconds: NOON, timezone: 'Asia/Taipei', window: { from: 0, to: 1439 } };
const until18 = { ...rules, window: { from: 9 * 60, to: 18 * 60 } };

describe('a later delivery time [REQ-FORM-08]', () => {
  it.each([
    [NOON + HOUR, null],
    [NOON + 50 * MINUTE, 'range'],
    [NOON + 48 * HOUR, null],
    [NOON + 48 * HOUR + MINUTE, 'range'],
  ] as const)('lies between one hour and two days from now: %d is %s', (at, problem) => {
    expect(laterProblem(at, rules)).toBe(problem);
  });

  it.each([
    [NOON + 6 * HOUR, null],
    [NOON + 6 * HOUR + MINUTE, 'hours'],
    [NOON + 21 * HOUR - MINUTE, 'hours'],
    [NOON + 21 * HOUR, null],
  ] as const)('lies inside the service hours of the country: %d is %s', (at, problem) => {
    expect(laterProblem(at, until18)).toBe(problem);
  });

  it('is offered at the first quarter of an hour that is open', () => {
    expect(firstLaterTime(until18)).toBe(NOON + HOUR);
    expect(firstLaterTime({ ...until18, nowSeconds: NOON + 8 * HOUR })).toBe(NOON + 21 * HOUR);
  });

  it('counts unknown hours as open', () => {
    expect(laterProblem(NOON + 12 * HOUR, { ...rules, window: null })).toBeNull();
  });
});
