import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { placedFee } from './placed-fee';

let server: TestApp;
let orderId: string;
beforeAll(async () => {
  server = await startTestApp();
  orderId = await (await signedInCaller(server)).placeOrder();
  const pickup = { pickup_latitude: 25.041, pickup_longitude: 121.541 };
  await server.deps.db
    .updateTable('orders')
    .set({ ...pickup, latitude: 25.031, longitude: 121.551, delivery_fee_minor: 8700 })
    .where('order_id', '=', orderId)
    .execute();
});
afterAll(() => server.close());

it('is the fee of the placement, between the two doors of that time', async () => {
  expect(await placedFee(server.deps.db, 'v1001', orderId)).toEqual({
    orderId,
    feeMinor: 8700,
    source: { latitude: 25.041, longitude: 121.541 },
    destination: { latitude: 25.031, longitude: 121.551 },
    paymentMethod: 'PAID',
    preorderedFor: null,
  });
});

it('is private: an order of another vendor is answered like a missing one', async () => {
  for (const [vendorId, id] of [
    ['v1002', orderId],
    ['v1001', 'v1001-2611none'],
  ] as const)
    await expect(placedFee(server.deps.db, vendorId, id)).rejects.toMatchObject({ status: 404 });
});

it('begins at the customer’s door without a stored pickup position', async () => {
  await server.deps.db
    .updateTable('orders')
    .set({ pickup_latitude: null, pickup_longitude: null })
    .where('order_id', '=', orderId)
    .execute();
  expect(await placedFee(server.deps.db, 'v1001', orderId)).toMatchObject({
    source: { latitude: 25.031, longitude: 121.551 },
  });
});
