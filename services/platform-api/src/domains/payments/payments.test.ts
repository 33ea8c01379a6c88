import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cybersourceCard, genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { confirmBody, openIntent, openWallet, pay, publicJwk } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

const GOOD = '4242424242424242';
let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const statuses = async (id: string) => (await owner.order(id)).status_history.map(({ status }) => status);
const countOrders = async () =>
  (await server.deps.db.selectFrom('orders').select('order_id').execute()).length;

describe('POST /order/payment/auth/{vendorId}', () => {
  it('opens the same wallet each time, with a token of its own [API-PAY-01]', async () => {
    const answer = await owner.call('POST', '/order/payment/auth/v1001', {});
    expect([answer.status, answer.body.result]).toEqual([
      200,
      { wallet_id: expect.any(String), access_token: expect.any(String), expires_in: 900 },
    ]);
    const again = await openWallet(owner);
    expect(again.wallet_id).toBe((answer.body.result as typeof again).wallet_id);
    expect(again.access_token).not.toBe((answer.body.result as typeof again).access_token);
  });

  it('refuses the vendor of another account, and vendors and countries without online payment [API-PAY-01]', async () => {
    expect((await owner.call('POST', '/order/payment/auth/v4001', {})).status).toBe(404);
    const { db } = server.deps;
    const value = JSON.stringify('false');
    await db
      .insertInto('country_parameters')
      .values({ country: 'TW', name: 'onlinePaymentActivated', value })
      .execute();
    expect((await owner.call('POST', '/order/payment/auth/v1001', {})).status).toBe(409);
    await db.deleteFrom('country_parameters').where('name', '=', 'onlinePaymentActivated').execute();
    await db
      .updateTable('vendors')
      .set({ payment_methods: JSON.stringify({ PAID: true }) })
      .where('vendor_id', '=', 'v1003')
      .execute();
    expect((await owner.call('POST', '/order/payment/auth/v1003', {})).status).toBe(409);
  });
});

describe('POST /order/payment/intent', () => {
  it('stores the order and returns the method and its stored cards [API-PAY-02] [API-PAY-05]', async () => {
    const before = await countOrders();
    const { intentId, methods } = await openIntent(owner);
    expect([intentId.length > 0, methods]).toEqual([
      true,
      [{ name: 'generic_creditcard', payment_instruments: [] }],
    ]);
    expect(await countOrders()).toBe(before);
  });

  it('answers SignatureExpired and SignatureInvalid like a new order [API-PAY-03]', async () => {
    const wallet = await openWallet(owner);
    const order = await owner.orderBody();
    const body = {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order,
    };
    const forged = await owner.call('POST', '/order/payment/intent', {
      ...body,
      order: { ...order, delivery_fee: 1 },
    });
    expect([forged.status, forged.body.message]).toEqual([400, 'SignatureInvalid']);
    server.clock.advance(301);
    const late = await owner.call('POST', '/order/payment/intent', body);
    expect([late.status, late.body.message, late.body.meta?.field]).toEqual([
      400,
      'SignatureExpired',
      'order.signature',
    ]);
  });

  it('refuses foreign wallets, wrong tokens and the order of another outlet [API-PAY-02]', async () => {
    const wallet = await openWallet(owner);
    const multi = await signedInCaller(server, 'multi@demo.test', 'v2001');
    const foreign = await openWallet(multi, 'v2001');
    const order = await owner.orderBody();
    const body = {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order,
    };
    const requestIntent = (change: object) =>
      owner.call('POST', '/order/payment/intent', { ...body, ...change });
    const answers = [
      await requestIntent({ wallet_id: foreign.wallet_id }),
      await requestIntent({ bearer_token: foreign.access_token }),
      await requestIntent({ wallet_id: foreign.wallet_id, bearer_token: foreign.access_token }),
      await requestIntent({ bearer_token: 'made-up' }),
      await requestIntent({ vendor_id: 'v1002' }),
      await requestIntent({ order: { ...order, vendor_id: 'v1002' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    server.clock.advance(901);
    owner = await signedInCaller(server);
    const late = await requestIntent({});
    expect([late.status, late.body.message]).toEqual([400, 'PaymentTokenExpired']);
  });
});

describe('POST /order/payment/intent/confirm', () => {
  it('charges the card and places the order [API-PAY-04] [API-PAY-06]', async () => {
    const events: string[] = [];
    const stop = server.deps.bus.subscribe(({ status }) => events.push(status));
    const { status, result } = await pay(owner, GOOD, {
      more: { order: { vendor_id: 'v1001', vat_number: '12345678', preordered_for: null } },
    });
    stop();
    expect([status, result?.redirect_required]).toEqual([200, null]);
    const id = result?.order_id ?? '';
    expect(await statuses(id)).toEqual(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED']);
    expect(await owner.order(id)).toMatchObject({
      vat_number: '12345678',
      order: { payment_method: 'PAID', payment_status: 'ONLINE_PAYMENT' },
    });
    expect(events).toEqual(['PAYMENT_COMMITTED']);
  });

  it('is delivered by the riders once it is paid [API-PAY-06]', async () => {
    const { result } = await pay(owner, GOOD);
    const id = result?.order_id ?? '';
    await server.app.simulator?.tick();
    server.clock.advance(30);
    await server.app.simulator?.tick();
    expect((await statuses(id)).slice(2)).toEqual(['PAYMENT_COMMITTED', 'RECEIVED']);
  });

  it.each([
    ['4000000000000002', 'error.payment.declined'],
    ['4000000000000069', 'error.payment.expired-card'],
    ['4000000000009995', 'error.payment.insufficient-funds'],
    ['4000000000000119', 'error.payment.processing'],
    ['4111111111111111', 'error.payment.declined'],
  ])('refuses the card %s with %s and lets another card try', async (number, key) => {
    const before = await countOrders();
    const { status, body, wallet, intentId } = await pay(owner, number);
    expect([status, body.meta?.translation_key, await countOrders()]).toEqual([402, key, before]);
    const card = await genericCard(typedCard(GOOD), await publicJwk(owner));
    const again = await owner.call(
      'POST',
      '/order/payment/intent/confirm',
      confirmBody(wallet, intentId, card),
    );
    expect(again.status).toBe(200);
  });

  it('refuses a card that has expired, is invalid, or was not encrypted for us', async () => {
    const expired = await pay(owner, GOOD, { typed: { month: '01', year: '20' } });
    expect([expired.status, expired.body.meta?.translation_key]).toEqual([402, 'error.payment.expired-card']);
    for (const typed of [{ number: '4242424242424241' }, { month: '13' }, { code: '12' }])
      expect((await pay(owner, GOOD, { typed })).body.meta?.translation_key).toBe(
        'error.payment.card-invalid',
      );
    const { wallet, intentId } = await openIntent(owner);
    const card = await genericCard(typedCard(GOOD), await publicJwk(owner));
    for (const change of [{ encrypted_card_number: GOOD }, { encrypted_card_number: 'a.b.c.d.e' }]) {
      const body = confirmBody(wallet, intentId, { ...card, ...change });
      const answer = await owner.call('POST', '/order/payment/intent/confirm', body);
      expect([answer.status, answer.body.meta?.field]).toEqual([400, 'card.encrypted_card_number']);
    }
  });

  it('places one order for any number of repeats [API-PAY-04]', async () => {
    const { wallet, intentId } = await openIntent(owner);
    const card = await genericCard(typedCard(GOOD), await publicJwk(owner));
    const body = confirmBody(wallet, intentId, card);
    const before = await countOrders();
    const send = (key: string) =>
      owner.call('POST', '/order/payment/intent/confirm', body, { 'idempotency-key': key });
    const clicks = await Promise.all([send('pay'), send('pay'), send('pay')]);
    // One charges the card; the others are repeated after it, like the portal does.
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body: refusal } of clicks.filter((click) => click.status !== 200))
      expect([status, refusal.meta?.translation_key]).toEqual([409, 'error.call-in-progress']);
    const answers = [...clicks.filter(({ status }) => status === 200), await send('pay'), await send('pay')];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await send('another key')).status).toBe(409);
    expect(await countOrders()).toBe(before + 1);
  });

  it('answers unknown and foreign intents alike with 404', async () => {
    const { intentId } = await openIntent(owner);
    const second = await signedInCaller(server, 'multi@demo.test', 'v2001');
    const wallet = await openWallet(second, 'v2001');
    const card = await genericCard(typedCard(GOOD), await publicJwk(owner));
    const confirm = (id: string) =>
      second.call('POST', '/order/payment/intent/confirm', {
        ...confirmBody(wallet, id, card),
        order: { vendor_id: 'v2001' },
      });
    const [foreign, unknown] = [await confirm(intentId), await confirm('no-such-intent')];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    const ending = { bearer_token: wallet.access_token, vendor_id: 'v2001', purchase_intent_id: intentId };
    for (const call of ['cancel', 'refund'])
      expect((await second.call('POST', `/order/payment/intent/${call}`, ending)).status).toBe(404);
  });

  it('accepts only the record of the configured provider [API-PAY-05]', async () => {
    const { flags } = server;
    const confirm = async (record: 'generic' | 'cybersource', payment_method: string) => {
      const { wallet, intentId, methods } = await openIntent(owner);
      const make = record === 'generic' ? genericCard : cybersourceCard;
      const card = await make(typedCard(GOOD), await publicJwk(owner));
      const body = confirmBody(wallet, intentId, card, { payment_method });
      const { status } = await owner.call('POST', '/order/payment/intent/confirm', body);
      return [methods[0]?.name, status];
    };
    expect(await confirm('cybersource', 'cybersource_creditcard')).toEqual(['generic_creditcard', 400]);
    expect(await confirm('cybersource', 'generic_creditcard')).toEqual(['generic_creditcard', 400]);
    flags['cybersource-credit-card-taiwan'] = true;
    try {
      expect(await confirm('generic', 'cybersource_creditcard')).toEqual(['cybersource_creditcard', 400]);
      expect(await confirm('cybersource', 'cybersource_creditcard')).toEqual(['cybersource_creditcard', 200]);
    } finally {
      flags['cybersource-credit-card-taiwan'] = false;
    }
  });
});
