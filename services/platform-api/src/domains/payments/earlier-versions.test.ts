import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { pay } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { sweepChallenges } from './intents/late-challenges';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

/** A payment in the sandbox as versions before the one path stored it: without a charge. */
async function payAsBefore(number: string, behaviour: string) {
  const paid = await pay(owner, number);
  const { db } = server.deps;
  await db.deleteFrom('payment_charges').where('intent_id', '=', paid.intentId).execute();
  await db
    .updateTable('payment_intents')
    .set({ charge_id: `sandbox:charge:${behaviour}:${paid.intentId}` })
    .where('intent_id', '=', paid.intentId)
    .execute();
  const readPayment = async () =>
    (await owner.call('GET', `/order/payment/intent/${paid.intentId}?vendor_id=v1001`)).body.result;
  const orderId = paid.result?.order_id ?? '';
  return { ...paid, orderId, readPayment };
}

it('refunds a payment that an earlier version made in the sandbox', async () => {
  const { ending, orderId, readPayment } = await payAsBefore('4242424242424242', 'approved');
  await owner.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'RECEIVED' });
  await owner.call('PUT', '/order/cancel', {
    vendor_id: 'v1001',
    order_id: orderId,
    reason: 'USER_REQUEST',
  });
  expect((await owner.call('POST', '/order/payment/intent/refund', ending)).status).toBe(200);
  expect(await readPayment()).toEqual({ status: 'REFUNDED', order_id: orderId });
});

it('cancels a payment that an earlier version led to the bank, also by itself after ten minutes', async () => {
  const cancelled = await payAsBefore('4000000000003220', 'challenge');
  expect((await owner.call('POST', '/order/payment/intent/cancel', cancelled.ending)).status).toBe(200);
  const left = await payAsBefore('4000000000003220', 'challenge');
  server.clock.advance(601);
  await sweepChallenges({ ...server.deps, log: server.app.log });
  owner = await signedInCaller(server);
  for (const { orderId, readPayment } of [cancelled, left]) {
    expect(await readPayment()).toEqual({ status: 'CANCELLED', order_id: orderId });
    expect((await owner.order(orderId)).status).toBe('PAYMENT_CANCELLED');
  }
});
