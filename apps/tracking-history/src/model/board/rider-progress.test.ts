import { expect, it } from '@jest/globals';
import { progressAfter, riderTrouble, type Progress } from './rider-progress';

const NOW = 1_790_000_000;
const buildSightingAgo = (ago: number) => ({ updated_at: NOW - ago });
const walk = (...steps: readonly (readonly [Progress['next'], number, number])[]) =>
  steps.reduce<Progress | null>(
    (known, [next, remaining, ago]) => progressAfter(known, next, remaining, NOW - ago),
    null,
  );

it('a rider who comes closer has no trouble, however slow', () => {
  const progress = walk(['shop', 900, 700], ['shop', 850, 500], ['shop', 800, 290]);
  expect(riderTrouble(buildSightingAgo(5), progress, NOW)).toBeNull();
});

it('a rider without progress for five minutes is not moving, and inaccurate positions are no progress', () => {
  const progress = walk(['customer', 900, 420], ['customer', 875, 200], ['customer', 905, 10]);
  expect(riderTrouble(buildSightingAgo(10), progress, NOW)).toEqual({ kind: 'still', minutes: 7 });
  expect(riderTrouble(buildSightingAgo(10), walk(['customer', 900, 300]), NOW)).toBeNull();
});

it('a new stop resets the progress', () => {
  const progress = walk(['shop', 30, 900], ['customer', 1200, 60]);
  expect(riderTrouble(buildSightingAgo(5), progress, NOW)).toBeNull();
});

it('a rider who has arrived may wait', () => {
  expect(riderTrouble(buildSightingAgo(5), walk(['shop', 20, 900]), NOW)).toBeNull();
});

it('a rider without a position for more than three minutes is silent', () => {
  expect(riderTrouble(buildSightingAgo(180), null, NOW)).toBeNull();
  expect(riderTrouble(buildSightingAgo(400), null, NOW)).toEqual({ kind: 'silent', minutes: 6 });
});
