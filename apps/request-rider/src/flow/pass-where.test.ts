import { describe, expect, it } from '@jest/globals';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { passWhere } from './pass-where';

const begin = begunOnce();
const listProblemKeys = ({ problems }: Awaited<ReturnType<typeof begin>>) =>
  problems.state.getState().problems.map(({ key }) => key);

describe('the details step', () => {
  it('opens when the address is priced', async () => {
    const begun = await begin();
    expect(passWhere(begun.request)).toBe(true);
    expect(listProblemKeys(begun)).toEqual([]);
  });

  it.each([
    ['an address', { destinationTextAddress: '', destinationLatitude: null }, 'validation.fill-address'],
    ['a place on the map', { destinationLatitude: null }, 'validation.invalid-coordinates'],
  ])('is blocked without %s, and the problem is shown', async (_, form, key) => {
    const begun = await begin({ form });
    expect(passWhere(begun.request)).toBe(false);
    expect(listProblemKeys(begun)).toEqual([key]);
  });

  it('is blocked outside the delivery area, and the problem is shown', async () => {
    const begun = await begin({ prepare: ({ state }) => void (state.deliveryRadiusMetres = 100) });
    expect(passWhere(begun.request)).toBe(false);
    expect(listProblemKeys(begun)).toEqual(['delivery.not-there-yet']);
  });

  it('is blocked while the address is being priced, without a message', async () => {
    const begun = await begin();
    const answer = begun.backend.delay('pricing.fee');
    begun.destination.movePin(KARACHI.shop);
    const asked = begun.backend.callsOf('pricing.fee').length;
    expect(passWhere(begun.request)).toBe(false);
    expect(listProblemKeys(begun)).toEqual([]);
    answer();
    await calm();
    expect(begun.backend.callsOf('pricing.fee').length).toBeLessThanOrEqual(asked + 1);
  });

  it('is blocked without a fee, which is requested again', async () => {
    const begun = await begin({ prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1) });
    expect(passWhere(begun.request)).toBe(false);
    expect(listProblemKeys(begun)).toEqual([]);
    await begun.until((snapshot) => snapshot.hasTag('quoted'));
    expect(passWhere(begun.request)).toBe(true);
  });
});
