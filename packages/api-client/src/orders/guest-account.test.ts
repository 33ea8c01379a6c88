import { expect, it } from '@jest/globals';
import {
  activeOrdersOptions,
  createQueryClient,
  orderOptions,
  ordersAsGuestOptions,
  refetchOpenOrders,
} from '../queries';
import { QueryObserver } from '@tanstack/react-query';
import { answeringClient } from '../testing/answering-client';
import { buildOrder } from '../testing/build-order';

const order = (order_id: string) => buildOrder({ order_id, vendor_id: 'kw1001' });

it('guest orders of an account are requested once, and only for an account', async () => {
  const { client, inputsOf } = answeringClient({
    'orders.placedAsGuest': { result: { data: [order('o1')] } },
  });
  const cache = createQueryClient();
  for (let look = 0; look < 2; look += 1)
    expect(await cache.fetchQuery(ordersAsGuestOptions(client))).toMatchObject({
      orders: [{ order_id: 'o1' }],
      isToBeConfirmed: false,
    });
  expect(inputsOf('orders.placedAsGuest')).toEqual([{}]);
});

it('the active orders of a guest are fetched one by one, without a list', async () => {
  const { client, asked } = answeringClient({
    'orders.get': [{ result: order('o1') }, { result: order('o2') }],
  });
  const scope = {
    vendorId: 'guest-kw',
    timezone: 'Asia/Kuwait',
    includeOutlets: false,
    guestOrderIds: ['o1', 'o2'],
  };
  const { ids, isCut } = await createQueryClient().fetchQuery(activeOrdersOptions(client, scope));
  expect([ids, isCut]).toEqual([['o1', 'o2'], false]);
  expect(asked.map(({ call }) => call)).toEqual(['orders.get', 'orders.get']);
});

it('after a gap only the orders on screen are fetched again', async () => {
  const { client, inputsOf } = answeringClient({ 'orders.get': { result: order('o1') } });
  const cache = createQueryClient();
  await cache.fetchQuery(orderOptions(client, 'kw1001', 'closed'));
  const leave = new QueryObserver(cache, orderOptions(client, 'kw1001', 'open')).subscribe(() => {});
  await refetchOpenOrders(cache);
  leave();
  const read = inputsOf('orders.get').map((input) => (input as { query: { orderId: string } }).query.orderId);
  expect(read.filter((id) => id === 'closed')).toHaveLength(1);
  expect(read.filter((id) => id === 'open').length).toBeGreaterThan(0);
});
