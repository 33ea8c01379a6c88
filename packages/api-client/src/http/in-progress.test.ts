import { expect, it } from '@jest/globals';
import type { CreateOrder } from '../contract';
import { createApiClient } from './create-api-client';

/** A server with these statuses in turn, and the keys it received. */
function createStatusClient(...answers: readonly { status: number; retryAfter?: string }[]) {
  const keys: (string | null)[] = [];
  const client = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer a|i',
    retryDelay: () => 0,
    fetch: async (_input, init) => {
      const { status, retryAfter } = answers[keys.length] ?? { status: 500 };
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const body = status === 200 ? { result: { order_id: 'kw1001-1' } } : { message: 'no' };
      const headers = {
        'content-type': 'application/json',
        ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      };
      return new Response(JSON.stringify(body), { status, headers });
    },
  });
  return { place: () => client.orders.create({ body: {} as CreateOrder }), keys };
}

it('repeats a call with the same key while the server processes the first one', async () => {
  const { place, keys } = createStatusClient(
    { status: 409, retryAfter: '1' },
    { status: 409, retryAfter: '1' },
    { status: 200 },
  );
  expect(await place()).toEqual({ result: { order_id: 'kw1001-1' } });
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

it('does not repeat a call that the current state forbids', async () => {
  const { place, keys } = createStatusClient({ status: 409 }, { status: 200 });
  await expect(place()).rejects.toMatchObject({ status: 409 });
  expect(keys).toHaveLength(1);
});
