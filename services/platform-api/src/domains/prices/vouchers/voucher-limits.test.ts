import type { OrderStatus } from '@courier/api-client/order-rules';
import type { CreateOrder, DiscountedFee } from '@courier/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { genericCard, typedCard } from '../../../testing/payments/encrypt-card';
import { confirmBody, openIntent, publicJwk } from '../../../testing/payments/pay-order';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
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

const addVoucher = (code: string, use_limit: number | null) =>
  server.deps.db
    .insertInto('vouchers')
    .values({
      country: 'TW',
      code,
      type: 'amount',
      amount_minor: 10,
      percentage: null,
      currency: 'TWD',
      valid_until: server.clock.nowSeconds() + 1000,
      use_limit,
    })
    .execute();

async function discounted(code: string): Promise<CreateOrder> {
  const body = await owner.orderBody();
  const order = { order_time: 0, delivery_fee: body.delivery_fee, signature: body.signature };
  const answer = await owner.call('POST', '/voucher/validate', { code, vendor_id: 'v1001', order });
  const { voucher, delivery_fee, signature } = answer.body.result as DiscountedFee;
  return {
    ...body,
    voucher,
    discounted_delivery_fee: delivery_fee,
    discounted_delivery_fee_signature: signature,
  };
}

const isAvailable = async (code: string) =>
  ((await owner.call('GET', `/voucher/${code}`)).body.result as { available: boolean }).available;

it('is used by at most its limit of orders, also concurrently', async () => {
  await addVoucher('TWICE', 2);
  const bodies = await Promise.all(Array.from({ length: 6 }, () => discounted('TWICE')));
  const answers = await Promise.all(bodies.map((body) => owner.call('POST', '/order', body)));
  const [placed, refused] = [200, 400].map((wanted) => answers.filter(({ status }) => status === wanted));
  expect([placed?.length, refused?.length]).toEqual([2, 4]);
  for (const { body } of refused ?? [])
    expect(body.meta).toEqual({ translation_key: 'voucher.unavailable', field: 'voucher.code' });
  expect(await isAvailable('TWICE')).toBe(false);
  const body = await owner.orderBody();
  const order = { order_time: 0, delivery_fee: body.delivery_fee, signature: body.signature };
  const again = await owner.call('POST', '/voucher/validate', { code: 'TWICE', vendor_id: 'v1001', order });
  expect([again.status, again.body.meta]).toEqual([
    400,
    { translation_key: 'voucher.unavailable', field: 'code' },
  ]);
});

it('is not used by a repeated call, nor by a refused order', async () => {
  await addVoucher('ONCE', 1);
  const body = await discounted('ONCE');
  const nameless = { ...body, customer: { ...body.customer, name: '' } };
  expect((await owner.call('POST', '/order', nameless)).status).toBe(400);
  expect(await isAvailable('ONCE')).toBe(true);
  const postVoucherOrder = () => owner.call('POST', '/order', body, { 'idempotency-key': 'voucher-once' });
  const [first, second] = [await postVoucherOrder(), await postVoucherOrder()];
  expect([first.status, second]).toEqual([200, first]);
});

it('is refused for a delivery after its expiry, regardless of the validated time', async () => {
  await addVoucher('SOON', null);
  const body = await discounted('SOON');
  const preordered_for = server.clock.nowSeconds() + 3600;
  const late = await owner.call('POST', '/order', { ...body, preordered_for });
  expect([late.status, late.body.meta]).toEqual([
    400,
    { translation_key: 'voucher.unavailable', field: 'voucher.code' },
  ]);
  expect((await owner.call('POST', '/order', body)).status).toBe(200);
});

it('has no limit by default', async () => {
  await addVoucher('ALWAYS', null);
  for (let order = 0; order < 3; order++)
    expect((await owner.call('POST', '/order', await discounted('ALWAYS'))).status).toBe(200);
  expect(await isAvailable('ALWAYS')).toBe(true);
});

it('is returned when the card is refused or the bank page is left, and stays used for a paid order', async () => {
  await addVoucher('CARD', 1);
  const jwk = await publicJwk(owner);
  const body = await discounted('CARD');
  const { wallet, intentId } = await openIntent(owner, () => body);
  const confirm = async (number: string, intent: string) =>
    owner.call(
      'POST',
      '/order/payment/intent/confirm',
      confirmBody(wallet, intent, await genericCard(typedCard(number), jwk)),
    );
  expect((await confirm('4000000000000002', intentId)).status).toBe(402);
  expect(await isAvailable('CARD')).toBe(true);
  expect((await confirm('4000000000003220', intentId)).status).toBe(200);
  expect(await isAvailable('CARD')).toBe(false);
  const left = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
  for (let time = 0; time < 2; time++)
    expect((await owner.call('POST', '/order/payment/intent/cancel', left)).status).toBe(200);
  expect(await isAvailable('CARD')).toBe(true);
  const next = await owner.call('POST', '/order/payment/intent', {
    wallet_id: wallet.wallet_id,
    bearer_token: wallet.access_token,
    vendor_id: 'v1001',
    order: body,
  });
  const { intent_id } = next.body.result as { intent_id: string };
  expect((await confirm('4242424242424242', intent_id)).status).toBe(200);
  expect(await isAvailable('CARD')).toBe(false);
});

it.each([
  ['GET', '/voucher/ALWAYS', 300],
  ['POST', '/order/payment/auth/v1001', 200],
  ['POST', '/order/payment/intent/confirm', 100],
] as const)('%s %s is answered 429 with Retry-After above its limit', async (method, path, limit) => {
  const authorization = await server.authorize('owner@demo.test');
  const requestVoucherFrom = (remoteAddress = '192.0.2.7') =>
    server.app.inject({ method, url: `${API}${path}`, headers: { authorization }, remoteAddress });
  for (let call = 0; call < limit; call++) expect((await requestVoucherFrom()).statusCode).not.toBe(429);
  const late = await requestVoucherFrom();
  expect([late.statusCode, late.json()]).toEqual([
    429,
    { message: 'Too many requests', meta: { translation_key: 'error.too-many-requests' } },
  ]);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect((await requestVoucherFrom('192.0.2.8')).statusCode).not.toBe(429);
});

it.each<[OrderStatus, number]>([
  ['CANCELLED', 200],
  ['PAYMENT_CANCELLED', 200],
  ['PAYMENT_FAILED', 200],
  ['STALLED', 200],
  ['RECEIVED', 400],
  ['DELIVERED', 400],
  ['RETURNED_TO_VENDOR', 400],
])(
  'an order that is %s makes the next use of a customer’s only voucher answer %d',
  async (status, expected) => {
    const code = `MINE-${status}`;
    await addVoucher(code, null);
    const { db } = server.deps;
    await db.updateTable('vouchers').set({ customer_limit: 1 }).where('code', '=', code).execute();
    const first = await owner.call('POST', '/order', await discounted(code));
    expect(first.status).toBe(200);
    const { order_id: orderId } = first.body.result as { order_id: string };
    const before = await discounted(code);
    await db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute();
    expect((await owner.call('POST', '/order', before)).status).toBe(expected);
  },
);
