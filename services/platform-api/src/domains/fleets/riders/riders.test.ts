import { ORDER_STATUSES, hasEnded, type OrderStatus } from '@courier/api-client/order-rules';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const RIDER = 'r-asked-for';
let server: TestApp;
let owner: TestCaller;
let stranger: TestCaller;
let past: string;
let running: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  stranger = await signedInCaller(server, 'solo@demo.test', 'v4001', {
    latitude: 25.0512,
    longitude: 121.5301,
  });
  await server.deps.db
    .insertInto('riders')
    .values({
      rider_id: RIDER,
      country: 'TW',
      name: 'Wu',
      phone_number: '+886900000000',
      latitude: 25.03,
      longitude: 121.52,
      updated_at: 1,
    })
    .execute();
  past = await owner.placeOrder();
  running = await stranger.placeOrder();
});
afterAll(() => server.close());

const carry = (orderId: string, status: OrderStatus) =>
  server.deps.db
    .updateTable('orders')
    .set({ rider_id: RIDER, status })
    .where('order_id', '=', orderId)
    .execute();
const asks = async (caller: TestCaller) => (await caller.call('GET', `/riders/${RIDER}`)).status;

describe('the position of a rider is visible', () => {
  it.each(ORDER_STATUSES.filter(hasEnded))(
    'to no vendor whose order has ended with %s [API-VENDOR-07]',
    async (status) => {
      await carry(past, status);
      await carry(running, 'PICKED_UP');
      expect([await asks(owner), await asks(stranger)]).toEqual([404, 200]);
    },
  );

  it('to no vendor that is waiting for another rider', async () => {
    await carry(past, 'WAITING_FOR_TRANSPORT');
    expect(await asks(owner)).toBe(404);
  });

  it.each<OrderStatus>([
    'ASSIGNED_TO_TRANSPORT',
    'NEAR_VENDOR',
    'COURIER_LEFT_VENDOR',
    'RETURN_INITIATED',
    'DELAYED',
  ])('to the vendor whose order is %s, and no longer to the other one', async (status) => {
    await carry(past, status);
    await carry(running, 'DELIVERED');
    expect([await asks(owner), await asks(stranger)]).toEqual([200, 404]);
  });
});
