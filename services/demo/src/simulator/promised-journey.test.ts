import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Outcome } from './journey';
import { LEAD_SECONDS, promisedJourney } from './promised-journey';

const PICKUP = { latitude: 25.0421, longitude: 121.5443 };
const DROPOFF = { latitude: 25.0376, longitude: 121.5573 };
const DRY = { rain: false, strike: false };
const START = 1_790_000_000;
const promised = (from: number, to: number) => ({
  created_at: START,
  preordered_for: null,
  promised_from: START + from * 60,
  promised_to: START + to * 60,
});
const minutesToDoor = (
  outcome: Outcome,
  sequence: number,
  promise: Parameters<typeof promisedJourney>[2],
  firstStep = 0,
) =>
  promisedJourney(1, { sequence, outcome }, promise, [PICKUP, DROPOFF], DRY)
    .steps.slice(firstStep)
    .reduce((sum, { seconds }) => sum + seconds, 0) / 60;

describe('the journey of an order with a promise', () => {
  it('ends within the promised range when the order is delivered', () => {
    const range = fc.tuple(fc.integer({ min: 10, max: 40 }), fc.integer({ min: 5, max: 20 }));
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), range, (sequence, [from, width]) => {
        const minutes = minutesToDoor('delivered', sequence, promised(from, from + width));
        expect(minutes).toBeGreaterThan(from);
        expect(minutes).toBeLessThan(from + width);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['delayed', 'stuck'] as const)('ends after the promised range when the order is %s', (outcome) => {
    for (let sequence = 1; sequence <= 50; sequence += 1)
      expect(minutesToDoor(outcome, sequence, promised(15, 25))).toBeGreaterThan(28);
  });

  it('brings a scheduled order at its time', () => {
    const scheduled = { ...promised(0, 0), preordered_for: START + 7200 };
    for (let sequence = 1; sequence <= 50; sequence += 1)
      expect(minutesToDoor('delivered', sequence, scheduled, 2)).toBeCloseTo(LEAD_SECONDS / 60, 0);
  });

  it('is the same for the same seed, and takes the usual time without a promise', () => {
    const none = { ...promised(0, 0), promised_from: null, promised_to: null };
    expect(minutesToDoor('delivered', 3, none)).toBeGreaterThan(55);
    expect(minutesToDoor('delivered', 3, promised(15, 25))).toBe(
      minutesToDoor('delivered', 3, promised(15, 25)),
    );
  });
});
