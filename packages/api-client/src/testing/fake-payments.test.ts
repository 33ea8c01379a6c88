import { describe, expect, it } from '@jest/globals';
import type { CreateOrder, GenericCard } from '../contract';
import { encryptForFake } from './encrypt-for-fake';
import { createFakeBackend, type FakeBackend } from './fake-backend';

const fee = (backend: FakeBackend) =>
  backend.client.pricing.fee({
    body: {
      source: { latitude: 25.0418, longitude: 121.5519 },
      destination: { latitude: 25.03396, longitude: 121.56447 },
      vendor_id: 'v1001',
      delivery_type: 'food',
    },
  });

async function orderBody(backend: FakeBackend): Promise<CreateOrder> {
  const quote = await fee(backend);
  return {
    vendor_id: 'v1001',
    customer: {
      name: 'Lin Mei-hua',
      phone_number: '+886912345678',
      location: { latitude: 25.03396, longitude: 121.56447, address: 'Xinyi Road 7', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 640, description: '', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: quote.fee,
    signature: quote.signature,
  };
}

async function openIntent(backend: FakeBackend) {
  const { payments } = backend.client;
  const { result: wallet } = await payments.auth({ params: { vendorId: 'v1001' } });
  const { result } = await payments.intent({
    body: {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order: await orderBody(backend),
    },
  });
  return {
    bearer_token: wallet.access_token,
    vendor_id: 'v1001',
    purchase_intent_id: result.intent_id,
    methods: result.payment_methods,
  };
}

async function encryptCard(backend: FakeBackend, number: string): Promise<GenericCard> {
  const { jwk } = (await backend.client.payments.publicKey()).result;
  return {
    holder_name: 'LIN MEI HUA',
    encrypted_card_number: await encryptForFake(number, jwk),
    encrypted_expiry_month: await encryptForFake('09', jwk),
    encrypted_expiry_year: await encryptForFake('39', jwk),
    encrypted_security_code: await encryptForFake('123', jwk),
    save_card: true,
  };
}

async function pay(backend: FakeBackend, number: string) {
  const { methods: _, vendor_id, ...intent } = await openIntent(backend);
  const { result } = await backend.client.payments.confirm({
    body: {
      ...intent,
      order: { vendor_id },
      payment_method: 'generic_creditcard',
      payment_instrument_id: 'NEW',
      card: await encryptCard(backend, number),
    },
  });
  return { ...result, intent: { ...intent, vendor_id } };
}

describe('a card payment of the fake backend', () => {
  it('places the order, stores the card and charges it again', async () => {
    const backend = createFakeBackend();
    const { order_id } = await pay(backend, '4242424242424242');
    expect(backend.state.orders.get(order_id)).toMatchObject({
      status: 'PAYMENT_COMMITTED',
      order: { payment_status: 'ONLINE_PAYMENT' },
      status_history: [
        { status: 'INITIATED' },
        { status: 'PAYMENT_INITIATED' },
        { status: 'PAYMENT_COMMITTED' },
      ],
    });
    const { methods } = await openIntent(backend);
    expect(methods[0]?.payment_instruments).toEqual([
      {
        id: 'card-4242',
        scheme: 'visa',
        card_last_digits: '4242',
        holder_name: 'LIN MEI HUA',
        expiry_month: '09',
        expiry_year: '2039',
      },
    ]);
  });

  it.each([
    ['4000000000000002', 'error.payment.declined'],
    ['4000000000009995', 'error.payment.insufficient-funds'],
  ])('with card %s is refused with %s', async (number, translationKey) => {
    const backend = createFakeBackend();
    await expect(pay(backend, number)).rejects.toMatchObject({ status: 402, translationKey });
    expect(backend.state.orders.size).toBe(0);
  });

  it.each([
    [true, 'PAYMENT_COMMITTED'],
    [false, 'PAYMENT_FAILED'],
  ])('that requires the bank continues with its answer (%s)', async (isApproved, status) => {
    const backend = createFakeBackend();
    const { order_id, redirect_required } = await pay(backend, '4000000000003220');
    expect(redirect_required?.redirectUrl).toContain('/sandbox-bank/challenge?id=');
    expect(backend.state.orders.get(order_id)?.status).toBe('PAYMENT_INITIATED');
    expect(backend.endChallenge(order_id, isApproved).status).toBe(status);
  });

  it('can be cancelled while pending, and refunded after its order was cancelled', async () => {
    const backend = createFakeBackend();
    const waiting = await pay(backend, '4000000000003220');
    await backend.client.payments.cancel({ body: waiting.intent });
    expect(backend.state.orders.get(waiting.order_id)?.status).toBe('PAYMENT_CANCELLED');
    const paid = await pay(backend, '4242424242424242');
    const refund = () => backend.client.payments.refund({ body: paid.intent });
    await expect(refund()).rejects.toMatchObject({
      status: 409,
      translationKey: 'error.payment.not-refundable',
    });
    backend.moveOrder(paid.order_id, 'CANCELLED');
    expect((await refund()).result.status).toBe('REFUNDED');
  });

  it('has the outcome that the test sets, with any card', async () => {
    const backend = createFakeBackend();
    backend.state.payments.outcome = 'declined';
    await expect(pay(backend, '4242424242424242')).rejects.toMatchObject({ status: 402 });
  });

  it('discounts by voucher and refuses an unsigned discount', async () => {
    const backend = createFakeBackend();
    const body = await orderBody(backend);
    const order = { order_time: 1, delivery_fee: body.delivery_fee, signature: body.signature };
    const { result } = await backend.client.vouchers.validate({
      body: { code: 'less30', vendor_id: 'v1001', order },
    });
    expect(result.delivery_fee).toBe(body.delivery_fee - 30);
    const discounted = {
      ...body,
      voucher: result.voucher,
      discounted_delivery_fee: result.delivery_fee,
      discounted_delivery_fee_signature: result.signature,
    };
    const placed = await backend.client.orders.create({ body: discounted });
    expect(backend.state.orders.get(placed.result.order_id)?.discounted_delivery_fee).toBe(
      result.delivery_fee,
    );
    await expect(
      backend.client.orders.create({ body: { ...discounted, discounted_delivery_fee: 1 } }),
    ).rejects.toMatchObject({ message: 'SignatureInvalid' });
  });
});
