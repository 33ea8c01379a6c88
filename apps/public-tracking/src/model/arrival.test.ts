import { expect, it } from '@jest/globals';
import { arrivalBetween } from './arrival';

const NOON = Date.UTC(2026, 10, 20, 12) / 1000;
const formatUtcClock = (at: number) => new Date(at * 1000).toISOString().slice(11, 16);
const arrivalLimits = (eta: number, asOf: number) => {
  const arrival = arrivalBetween(eta, asOf);
  return arrival && `${formatUtcClock(arrival.from)}-${formatUtcClock(arrival.to)}`;
};

it('is a span around the estimate that narrows as it comes nearer', () => {
  const eta = NOON + 50 * 60;
  expect(arrivalLimits(eta, NOON)).toBe('12:40-13:00');
  expect(arrivalLimits(eta, NOON + 30 * 60)).toBe('12:46-12:54');
  expect(arrivalLimits(eta, NOON + 45 * 60 + 20)).toBe('12:49-12:51');
});

it('ends a minute after the estimate, because then it is unknown', () => {
  expect(arrivalLimits(NOON, NOON + 60)).toBe('12:01-12:02');
  expect(arrivalLimits(NOON, NOON + 61)).toBeNull();
});
