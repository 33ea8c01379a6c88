import { expect, it } from '@jest/globals';
import { answeringClient } from '../testing/answering-client';
import { apiFailure } from '../testing/api-failure';
import { loadGuestOrders } from './guest-orders';

const { signal } = new AbortController();
const order = (order_id: string) => ({ result: { order_id } });
const load = (answers: readonly unknown[]) => {
  const { client, asked } = answeringClient({ 'orders.get': answers });
  const ids = answers.map((_, index) => `o${index + 1}`);
  return { asked, orders: loadGuestOrders(client, 'guest-kw', ids, signal) };
};

it('the orders of a guest are fetched one by one', async () => {
  const { orders, asked } = load([order('o1'), order('o2')]);
  expect((await orders).map(({ order_id }) => order_id)).toEqual(['o1', 'o2']);
  expect(asked.map(({ input, options }) => [input, options])).toEqual(
    ['o1', 'o2'].map((orderId) => [{ query: { vendorId: 'guest-kw', orderId } }, { signal }]),
  );
});

it('unknown orders are omitted', async () => {
  const { orders } = load([apiFailure(404), order('o2'), apiFailure(404)]);
  expect((await orders).map(({ order_id }) => order_id)).toEqual(['o2']);
});

it.each([
  ['a refusal', apiFailure(403)],
  ['a break of the connection', apiFailure(0, { code: 'network' })],
  ['a fault of this code', new TypeError('x')],
])('%s is reported, also beside omitted orders', async (_, failure) => {
  await expect(load([apiFailure(404), order('o2'), failure]).orders).rejects.toBe(failure);
});
