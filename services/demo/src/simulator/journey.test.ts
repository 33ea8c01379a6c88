import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canCancel, hasRider, progressIndex, hasEnded } from '@courier/api-client/order-rules';
import { OUTCOMES, simulateJourney, type Outcome } from './journey';

const PICKUP = { latitude: 25.0421, longitude: 121.5443 };
const DROPOFF = { latitude: 25.0376, longitude: 121.5573 };
const DRY = { rain: false, strike: false };
const outcome = fc.constantFrom<Outcome>(...OUTCOMES);
const ARRIVING: readonly Outcome[] = ['delivered', 'delayed', 'stuck'];

describe('a journey', () => {
  it('is the same for the same seed and another one for another', () => {
    const plot = { sequence: 3, outcome: 'delivered' as const };
    expect(simulateJourney(1, plot, PICKUP, DROPOFF, DRY)).toEqual(
      simulateJourney(1, plot, PICKUP, DROPOFF, DRY),
    );
    expect(simulateJourney(2, plot, PICKUP, DROPOFF, DRY)).not.toEqual(
      simulateJourney(1, plot, PICKUP, DROPOFF, DRY),
    );
  });

  it('rises in progress order, ends for good and takes 55 to 85 simulated minutes when it is delivered', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 10_000 }), outcome, (seed, sequence, ending) => {
        const { steps } = simulateJourney(seed, { sequence, outcome: ending }, PICKUP, DROPOFF, DRY);
        const indexes = steps.flatMap(({ status }) => progressIndex(status) ?? []);
        expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
        expect(steps.filter(({ status }) => hasEnded(status))).toEqual([steps.at(-1)]);
        const minutes = steps.reduce((sum, step) => sum + step.seconds, 0) / 60;
        if (ending === 'delivered') expect(minutes).toBeGreaterThan(55);
        if (ARRIVING.includes(ending)) expect(minutes).toBeLessThan(85);
      }),
      { numRuns: 100 },
    );
  });

  it('can be cancelled at some time and has a rider at the end', () => {
    const history = simulateJourney(1, { sequence: 1, outcome: 'delivered' }, PICKUP, DROPOFF, DRY).steps.map(
      ({ status }, index) => ({ status, created_at: index }),
    );
    expect(
      history.some(({ status }) =>
        canCancel({ status, status_history: [] }, { nowSeconds: 0, delayedCancellation: false }),
      ),
    ).toBe(true);
    expect(hasRider({ status_history: history })).toBe(true);
  });

  it('takes longer in rain and in a strike', () => {
    const seconds = (conditions: typeof DRY) =>
      simulateJourney(1, { sequence: 1, outcome: 'delivered' }, PICKUP, DROPOFF, conditions).steps.reduce(
        (sum, step) => sum + step.seconds,
        0,
      );
    expect(seconds({ rain: true, strike: false })).toBeGreaterThan(seconds(DRY));
    expect(seconds({ rain: false, strike: true })).toBeGreaterThan(seconds(DRY));
  });
});
