import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { genericCard, typedCard } from '../../../testing/payments/encrypt-card';
import { confirmBody, openIntent, pay, publicJwk } from '../../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const requestOutcome = async (intentId: string, { caller = owner, vendor = 'v1001' } = {}) => {
  const { status, body } = await caller.call('GET', `/order/payment/intent/${intentId}?vendor_id=${vendor}`);
  return { status, body, result: body.result as { status: string; order_id: string | null } | undefined };
};
const intentsOrders = async (intentId: string) =>
  server.deps.db
    .selectFrom('payment_intents')
    .innerJoin('orders', 'orders.order_id', 'payment_intents.order_id')
    .select('orders.order_id')
    .where('intent_id', '=', intentId)
    .execute();

it('answers the outcome of a payment, with its order', async () => {
  const { intentId } = await openIntent(owner);
  expect((await requestOutcome(intentId)).result).toEqual({ status: 'OPEN', order_id: null });
  const paid = await pay(owner, '4242424242424242');
  expect((await requestOutcome(paid.intentId)).result).toEqual({
    status: 'PAID',
    order_id: paid.result?.order_id,
  });
  const asked = await pay(owner, '4000000000003220');
  expect((await requestOutcome(asked.intentId)).result).toEqual({
    status: 'CHALLENGED',
    order_id: asked.result?.order_id,
  });
  await owner.call('POST', '/order/payment/intent/cancel', asked.ending);
  expect((await requestOutcome(asked.intentId)).result?.status).toBe('CANCELLED');
  const declined = await pay(owner, '4000000000000002');
  expect((await requestOutcome(declined.intentId)).result).toEqual({ status: 'OPEN', order_id: null });
});

it('counts an expired intent as cancelled', async () => {
  const { intentId } = await openIntent(owner);
  server.clock.advance(1800);
  owner = await signedInCaller(server);
  expect((await requestOutcome(intentId)).result?.status).toBe('OPEN');
  server.clock.advance(1);
  expect((await requestOutcome(intentId)).result).toEqual({ status: 'CANCELLED', order_id: null });
});

it('hides the outcome from other sessions: foreign, unknown and mismatched intents get the same answer', async () => {
  const { intentId } = await openIntent(owner);
  const multi = await signedInCaller(server, 'multi@demo.test', 'v2001');
  const unknown = await requestOutcome('no-such-intent');
  expect(unknown.status).toBe(404);
  for (const answer of [
    await requestOutcome(intentId, { caller: multi, vendor: 'v2001' }),
    await requestOutcome(intentId, { vendor: 'v1002' }),
    await requestOutcome(encodeURIComponent("' or 1=1 --")),
  ])
    expect([answer.status, answer.body]).toEqual([404, unknown.body]);
  expect((await requestOutcome(intentId, { caller: multi })).status).toBe(404);
});

it('OPEN is certain: a payment cancelled after it was not charged, also with concurrent calls', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { wallet, intentId } = await openIntent(owner);
    const card = await genericCard(typedCard('4242424242424242'), await publicJwk(owner));
    const confirming = owner.call(
      'POST',
      '/order/payment/intent/confirm',
      confirmBody(wallet, intentId, card),
      { 'idempotency-key': `round-${round}` },
    );
    for (let waits = 0; waits < round; waits += 1) await Promise.resolve();
    const { result } = await requestOutcome(intentId);
    const ending = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
    const cancelled =
      result?.status === 'OPEN' &&
      (await owner.call('POST', '/order/payment/intent/cancel', ending)).status === 200;
    const { status } = await confirming;
    const after = await requestOutcome(intentId);
    expect([cancelled, status, after.result?.status, (await intentsOrders(intentId)).length]).toEqual(
      cancelled ? [true, 409, 'CANCELLED', 0] : [false, 200, 'PAID', 1],
    );
  }
});
