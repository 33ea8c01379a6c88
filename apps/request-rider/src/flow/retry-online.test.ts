import { describe, expect, it } from '@jest/globals';
import { calm } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';

const begin = begunOnce();
type Begun = Awaited<ReturnType<typeof begin>>;

/**
 * Restores the connection.
 * @returns the number of fee requests since, and the failure
 */
async function reconnect({ backend }: Begun) {
  const before = backend.callsOf('pricing.fee').length;
  const failed: unknown[] = [];
  const onFailure = ({ error }: ErrorEvent) => failed.push(error);
  window.addEventListener('error', onFailure);
  window.dispatchEvent(new Event('online'));
  await calm();
  window.removeEventListener('error', onFailure);
  return { asked: backend.callsOf('pricing.fee').length - before, failed };
}

describe('after the connection returns', () => {
  it.each(['pricing.fee', 'pricing.validateArea'] as const)(
    'an address is priced again when %s had failed',
    async (call) => {
      const begun = await begin({ prepare: (fake) => fake.fail(call, { status: 400 }, 1) });
      expect(begun.flow.getSnapshot().hasTag('quoted')).toBe(false);
      expect(await reconnect(begun)).toEqual({ asked: 1, failed: [] });
      expect(begun.flow.getSnapshot().hasTag('quoted')).toBe(true);
    },
  );

  it('nothing is requested outside the delivery area', async () => {
    const begun = await begin({ prepare: ({ state }) => void (state.deliveryRadiusMetres = 100) });
    expect(await reconnect(begun)).toEqual({ asked: 0, failed: [] });
  });

  it('nothing is requested when nothing had failed', async () => {
    expect(await reconnect(await begin())).toEqual({ asked: 0, failed: [] });
  });

  it('nothing is requested for a closed form', async () => {
    const begun = await begin({ prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1) });
    begun.close();
    expect((await reconnect(begun)).asked).toBe(0);
  });
});
