import { expect, it } from '@jest/globals';
import { DESTINATION, SHOP } from '../../../platform-api/src/testing/callers/place-order';
import { findDemoRoute } from './demo-routing';

it('measures the displayed way, equal in both directions', () => {
  const there = findDemoRoute({ source: SHOP, destination: DESTINATION });
  const back = findDemoRoute({ source: DESTINATION, destination: SHOP });
  expect(there.metres).toBeCloseTo(back.metres, 6);
  expect(there.isEstimate).toBe(false);
});
