import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreateOrder, DiscountedFee } from '@courier/api-client/contract';
import fc from 'fast-check';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { anyText } from '../../../testing/inputs/any-text';
import { seedDemoVouchers } from '../../../testing/server/demonstration';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  await seedDemoVouchers(server.deps);
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const addVoucher = (code: string, more: { valid_until?: number; is_withdrawn?: boolean; amount?: number }) =>
  server.deps.db
    .insertInto('vouchers')
    .values({
      country: 'TW',
      code,
      type: 'amount',
      amount_minor: more.amount ?? 10,
      percentage: null,
      currency: 'TWD',
      valid_until: more.valid_until ?? server.clock.nowSeconds() + 1000,
      is_withdrawn: more.is_withdrawn ?? false,
    })
    .execute();

const validate = (body: CreateOrder, code: string, more: object = {}) =>
  owner.call('POST', '/voucher/validate', {
    code,
    vendor_id: body.vendor_id,
    order: {
      order_time: server.clock.nowSeconds(),
      delivery_fee: body.delivery_fee,
      signature: body.signature,
      ...more,
    },
  });
const discounted = async (code: string): Promise<CreateOrder> => {
  const body = await owner.orderBody();
  const { voucher, delivery_fee, signature } = (await validate(body, code)).body.result as DiscountedFee;
  return {
    ...body,
    voucher,
    discounted_delivery_fee: delivery_fee,
    discounted_delivery_fee_signature: signature,
  };
};

describe('GET /voucher/{code}', () => {
  it('returns the voucher of a code, in any spelling [API-FEE-05]', async () => {
    const answer = await owner.call('GET', '/voucher/tea10');
    expect([answer.status, answer.body.result]).toEqual([
      200,
      {
        code: 'TEA10',
        type: 'percentage',
        amount: 10,
        currency: 'TWD',
        valid_until: expect.any(Number),
        available: true,
      },
    ]);
  });

  it('answers an expired or withdrawn code as not available, and an unknown one with 404 [API-FEE-05]', async () => {
    await addVoucher('PAST', { valid_until: server.clock.nowSeconds() - 1 });
    await addVoucher('GONE', { is_withdrawn: true });
    for (const code of ['PAST', 'GONE'])
      expect((await owner.call('GET', `/voucher/${code}`)).body.result).toMatchObject({ available: false });
    expect((await owner.call('GET', '/voucher/NOPE')).status).toBe(404);
  });

  it('accepts only codes of the country', async () => {
    const authorization = await server.authorize('owner.sg@demo.test', 'sg.localhost');
    const requestVoucher = (code: string) =>
      server.app.inject({
        url: `/courier/api/v1/voucher/${code}`,
        headers: { authorization, host: 'sg.localhost' },
      });
    expect((await requestVoucher('TEA10')).json<{ result: object }>().result).toMatchObject({
      currency: 'SGD',
    });
    expect((await requestVoucher('LESS30')).statusCode).toBe(404);
  });
});

describe('POST /voucher/validate', () => {
  it.each([
    ['TEA10', 'percentage', 10, (fee: number) => Math.round(fee * 0.9)],
    ['LESS30', 'amount', 30, (fee: number) => fee - 30],
    ['FLAT25', 'deliveryFee', 25, () => 25],
  ])('%s is a voucher of kind %s [API-FEE-04]', async (code, type, amount, after) => {
    const body = await owner.orderBody();
    const answer = await validate(body, code);
    expect([answer.status, answer.body.result]).toEqual([
      200,
      {
        voucher: { code, type, amount },
        delivery_fee: after(body.delivery_fee),
        signature: expect.any(String),
      },
    ]);
  });

  it('is never negative [API-FEE-04]', async () => {
    await addVoucher('HUGE', { amount: 1000 });
    expect((await validate(await owner.orderBody(), 'HUGE')).body.result).toMatchObject({ delivery_fee: 0 });
  });

  it('refuses codes that are unknown, withdrawn or expired before the order time [API-FEE-04]', async () => {
    const now = server.clock.nowSeconds();
    await addVoucher('SHORT', { valid_until: now + 60 });
    const body = await owner.orderBody();
    const answers = [
      await validate(body, 'NOPE'),
      await validate(body, 'GONE'),
      await validate(body, 'SHORT', { order_time: now + 3600 }),
      await validate(body, 'PAST', { order_time: 1 }),
    ];
    for (const { status, body: answer } of answers)
      expect([status, answer.meta]).toEqual([400, { translation_key: 'voucher.unavailable', field: 'code' }]);
  });

  it('refuses a fee without a quote, another vendor, and an expired quote [API-FEE-04]', async () => {
    const body = await owner.orderBody();
    const lowered = await validate({ ...body, delivery_fee: 1 }, 'TEA10');
    const forged = await validate({ ...body, signature: `${body.signature}x` }, 'TEA10');
    const otherOutlet = await validate({ ...body, vendor_id: 'v1003' }, 'TEA10');
    for (const answer of [lowered, forged, otherOutlet])
      expect([answer.status, answer.body.message]).toEqual([400, 'SignatureInvalid']);
    expect((await validate({ ...body, vendor_id: 'v4001' }, 'TEA10')).status).toBe(404);
    server.clock.advance(301);
    const late = await validate(body, 'TEA10');
    expect([late.status, late.body.message]).toEqual([400, 'SignatureExpired']);
  });

  it('never causes a server error', async () => {
    const junk = fc.oneof(
      anyText(80),
      fc.double(),
      fc.constantFrom(null, '', '\0', '..', 'a.b.c', 1e300, -1, {}, []),
    );
    const body = await owner.orderBody();
    const order = fc.record({ order_time: junk, delivery_fee: junk, signature: junk });
    await fc.assert(
      fc.asyncProperty(junk, order, fc.boolean(), async (code, changed, isWhole) => {
        const sent = isWhole
          ? {
              code,
              vendor_id: 'v1001',
              order: { ...changed, order_time: 5, delivery_fee: body.delivery_fee },
            }
          : { code, vendor_id: 'v1001', order: changed };
        expect((await owner.call('POST', '/voucher/validate', sent)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an order with a voucher', () => {
  it('stores voucher and discounted fee beside the fee', async () => {
    const body = await discounted('LESS30');
    const answer = await owner.call('POST', '/order', body);
    const { order_id } = answer.body.result as { order_id: string };
    expect(await owner.order(order_id)).toMatchObject({
      delivery_fee: body.delivery_fee,
      discounted_delivery_fee: body.delivery_fee - 30,
      voucher: { code: 'LESS30', amount: 30, type: 'amount' },
    });
  });

  it.each<[string, (body: CreateOrder) => CreateOrder]>([
    ['a lower fee', (body) => ({ ...body, discounted_delivery_fee: 1 })],
    ['no fee', ({ discounted_delivery_fee: _, ...body }) => body],
    ['no signature', (body) => ({ ...body, discounted_delivery_fee_signature: '' })],
    [
      'the signature of the quote',
      (body) => ({ ...body, discounted_delivery_fee_signature: body.signature }),
    ],
    ['another voucher', (body) => ({ ...body, voucher: { code: 'LESS30', amount: 80, type: 'amount' } })],
    ['no voucher', ({ voucher: _, ...body }) => body],
  ])('is refused with %s', async (_name, change) => {
    const answer = await owner.call('POST', '/order', change(await discounted('LESS30')));
    expect([answer.status, answer.body.message]).toEqual([400, 'SignatureInvalid']);
  });

  it('is refused when the discount was signed for another route', async () => {
    const body = await discounted('LESS30');
    const elsewhere = { latitude: 25.0391, longitude: 121.5553 };
    const quote = await owner.call('POST', '/delivery/fee', {
      source: { latitude: 25.0421, longitude: 121.5443 },
      destination: elsewhere,
      vendor_id: 'v1001',
      delivery_type: 'food',
    });
    const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
    const location = { ...body.customer.location, ...elsewhere };
    const answer = await owner.call('POST', '/order', {
      ...body,
      customer: { ...body.customer, location },
      delivery_fee: fee,
      signature,
    });
    expect([answer.status, answer.body.meta?.field]).toEqual([400, 'discounted_delivery_fee_signature']);
  });

  it('is refused with SignatureExpired once the discount is five minutes old', async () => {
    const body = await discounted('LESS30');
    server.clock.advance(301);
    const fresh = await owner.orderBody();
    const { delivery_fee, signature } = fresh;
    const answer = await owner.call('POST', '/order', { ...body, delivery_fee, signature });
    expect([answer.status, answer.body.message]).toEqual([400, 'SignatureExpired']);
  });
});
