import { expect, it } from '@jest/globals';
import { DESTINATION, SHOP } from '../../../platform-api/src/testing/place-order';
import { demoRouting } from './demo-routing';

it('measures the displayed way, equal in both directions', async () => {
  const there = await demoRouting.findRoute({ source: SHOP, destination: DESTINATION });
  const back = await demoRouting.findRoute({ source: DESTINATION, destination: SHOP });
  expect(there.metres).toBeCloseTo(back.metres, 6);
  expect(there.isEstimate).toBe(false);
});
