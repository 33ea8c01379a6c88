import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { adyenCard, startAdyen, type AdyenStandIn } from '../../../testing/companies/adyen-stand-in';
import { createShop } from '../../../testing/callers/fleet-client';
import {
  listStates,
  openConfirmation,
  untilStates,
  visitBank,
} from '../../../testing/payments/pay-externally';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let adyen: AdyenStandIn;
let server: TestApp;
let shop: TestCaller;
beforeAll(async () => {
  adyen = await startAdyen();
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    paymentAccounts: { TW: { capture: 'order', account: adyen.account } },
  });
  await createShop(server);
  await sql`insert into country_parameters (country, name, value) values ('TW', 'onlinePaymentActivated', 'true')
    on conflict (country, name) do update set value = 'true'`.execute(server.deps.db);
  await server.deps.db
    .updateTable('vendors')
    .set({ payment_methods: JSON.stringify({ ONLINE_PAYMENT: true }) as never })
    .execute();
});
afterAll(async () => {
  await server.close();
  await adyen.close();
});
beforeEach(async () => {
  adyen.payments.length = 0;
  adyen.plan.calls.length = 0;
  shop = await signedInCaller(server, 'owner@v1001.example');
});

const sendWebhook = (payload: string) =>
  server.app.inject({
    method: 'POST',
    url: '/courier/payment-webhooks/v1/adyen',
    headers: { 'content-type': 'application/json' },
    payload,
  });
const openChallenge = async () => {
  const payment = await openConfirmation(shop, adyenCard('challenge', { save: true }));
  const { result } = await payment.confirm();
  const bank = await visitBank(server, result?.redirect_required?.redirectUrl ?? '');
  const comeBack = (redirectResult?: string) => {
    const url = new URL(bank.searchParams.get('redirectTo') ?? '');
    const query = redirectResult === undefined ? '' : `&redirectResult=${encodeURIComponent(redirectResult)}`;
    return server.app.inject({ url: `${url.pathname}${url.search}${query}` });
  };
  const pspReference = bank.searchParams.get('payment') ?? '';
  const status = async () => (await shop.order(result?.order_id ?? '')).status;
  return { ...payment, bank, comeBack, pspReference, status, orderId: result?.order_id ?? '' };
};

describe('a card charged by Adyen in production', () => {
  it('is authorised with an idempotency key, and captured once its order is stored', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    expect(payment.methods[0]?.name).toBe('generic_creditcard');
    expect((await payment.confirm()).status).toBe(200);
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const [charge] = adyen.payments;
    expect([charge?.reference, charge?.state, charge?.captures]).toEqual([payment.intentId, 'captured', 1]);
    expect(charge?.request).toMatchObject({
      channel: 'Web',
      shopperInteraction: 'Ecommerce',
      additionalData: { manualCapture: 'true' },
      paymentMethod: { type: 'scheme', encryptedSecurityCode: expect.stringMatching(/^adyen-test/) },
    });
    expect(await payment.readOutcome()).toMatchObject({ status: 'PAID' });
  });

  it.each([
    ['declined', 'error.payment.declined'],
    ['expired', 'error.payment.expired-card'],
    ['funds', 'error.payment.insufficient-funds'],
  ])('that is %s is answered with 402, and another card pays', async (behaviour, key) => {
    const payment = await openConfirmation(shop, adyenCard(behaviour));
    const refused = await payment.confirm();
    expect([refused.status, refused.body.meta?.translation_key]).toEqual([402, key]);
    expect((await payment.confirm(undefined, { card: adyenCard('approved') })).status).toBe(200);
    await untilStates(server, payment.intentId, ['REFUSED', 'CAPTURED']);
    expect(adyen.active()).toHaveLength(1);
  });

  it('is charged once by a double click, and repeated answers are the same', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    const clicks = await Promise.all([payment.confirm('click'), payment.confirm('click'), payment.confirm()]);
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(2);
    const paid = clicks.find(({ status }) => status === 200);
    const again = await payment.confirm('click');
    expect(again.status === 200 ? again.body : again.status).toEqual(
      clicks.slice(0, 2).includes(paid as never) ? paid?.body : 409,
    );
    expect(adyen.payments).toHaveLength(1);
  });

  it('keeps only last digits, expiry and a token, and pays again with them', async () => {
    const card = adyenCard('approved', { save: true });
    await (await openConfirmation(shop, card)).confirm();
    const next = await openConfirmation(shop, card);
    const [stored] = next.methods[0]?.payment_instruments ?? [];
    expect(stored).toMatchObject({ card_last_digits: '1142', expiry_month: '03', expiry_year: '2039' });
    const paid = await next.confirm(undefined, { payment_instrument_id: stored?.id, card: undefined });
    expect(paid.status).toBe(200);
    expect(adyen.payments[1]?.request).toMatchObject({
      shopperInteraction: 'ContAuth',
      paymentMethod: { storedPaymentMethodId: `token-${adyen.payments[0]?.pspReference}` },
    });
    const { rows } = await sql<{ text: string }>`select t::text as text from payment_charges t
      union all select t::text from payment_instruments t union all select t::text from payment_intents t
      union all select t::text from idempotency_keys t`.execute(server.deps.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toContain('adyen-test-');
  });

  it('is cancelled at Adyen when its order cannot be stored', async () => {
    const { db } = server.deps;
    const payment = await openConfirmation(shop, adyenCard('approved'));
    await sql`create function refuse_orders() returns trigger language plpgsql as
      $$ begin raise exception 'disk full'; end $$`.execute(db);
    await sql`create trigger refuse before insert on orders for each row execute function refuse_orders()`.execute(
      db,
    );
    expect((await payment.confirm()).status).toBe(500);
    await sql`drop trigger refuse on orders`.execute(db);
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(adyen.payments.map(({ state }) => state)).toEqual(['cancelled']);
    expect((await payment.confirm()).status).toBe(200);
    expect(adyen.active()).toHaveLength(1);
  });
});

describe('a lost answer of Adyen', () => {
  it('is repeated with the same key, which charges nothing more', async () => {
    adyen.plan.plan('POST /payments$', 'cut after');
    const payment = await openConfirmation(shop, adyenCard('approved'));
    expect((await payment.confirm()).status).toBe(200);
    expect([adyen.plan.count('POST /payments$'), adyen.payments.length]).toEqual([2, 1]);
  });

  it('that stays lost is answered with 503, and the next confirmation cancels what was authorised', async () => {
    adyen.plan.plan('POST /payments$', 'cut after', '500 after');
    const payment = await openConfirmation(shop, adyenCard('approved'));
    expect((await payment.confirm('one')).status).toBe(503);
    expect(await payment.readOutcome()).toEqual({ status: 'OPEN', order_id: null });
    expect((await payment.confirm('two')).status).toBe(200);
    expect(adyen.payments.map(({ state }) => state).slice(0, 1)).toEqual(['cancelled']);
    expect(adyen.active().map(({ reference }) => reference)).toEqual([`${payment.intentId}-2`]);
  });

  it('is known from a webhook, whose payment the next confirmation uses', async () => {
    adyen.plan.plan('POST /payments$', 'cut after', 'cut after');
    const payment = await openConfirmation(shop, adyenCard('approved'));
    expect((await payment.confirm()).status).toBe(503);
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    const answer = await sendWebhook(adyen.webhook(charge, 'AUTHORISATION', true));
    expect([answer.statusCode, answer.body]).toEqual([200, '[accepted]']);
    expect((await payment.confirm()).status).toBe(200);
    expect([adyen.payments.length, adyen.active().length]).toEqual([1, 1]);
  });

  it('is given back when the payment is cancelled, also if Adyen reports the payment afterwards', async () => {
    adyen.plan.plan('POST /payments$', 'cut after', 'cut after');
    const payment = await openConfirmation(shop, adyenCard('approved'));
    await payment.confirm();
    expect((await payment.cancel()).status).toBe(200);
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(adyen.active()).toEqual([]);
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    charge.state = 'authorised';
    await sendWebhook(adyen.webhook(charge, 'AUTHORISATION', true));
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(adyen.active()).toEqual([]);
  });

  it('of a capture is repeated without a second capture', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    // Payments of earlier tests may be captured at the same time.
    const authorised = adyen.nextPayment().then(({ pspReference }) => {
      adyen.plan.plan(`POST /payments/${pspReference}/captures`, 'cut after');
    });
    await payment.confirm();
    await authorised;
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const path = `/payments/${adyen.payments[0]?.pspReference}/captures`;
    expect(adyen.plan.calls.filter((call) => call.path === path)).toHaveLength(2);
    expect(adyen.payments[0]?.captures).toBe(1);
  });
});

describe('a card whose bank asks first', () => {
  it('leads to the bank and back, and is then paid and kept', async () => {
    const payment = await openChallenge();
    expect(await payment.status()).toBe('PAYMENT_INITIATED');
    expect(payment.bank.origin).toBe('https://bank.example');
    const back = await payment.comeBack(`${payment.pspReference}:approved`);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/order-tracking/v1001?order_id=${payment.orderId}`,
    ]);
    expect(await payment.status()).not.toBe('PAYMENT_INITIATED');
    await untilStates(server, payment.intentId, ['CAPTURED']);
    // The browser loads the address again.
    expect((await payment.comeBack(`${payment.pspReference}:approved`)).statusCode).toBe(303);
    expect(adyen.payments[0]?.captures).toBe(1);
  });

  it('fails the payment when the bank refuses', async () => {
    const payment = await openChallenge();
    await payment.comeBack(`${payment.pspReference}:refused`);
    expect(await payment.status()).toBe('PAYMENT_FAILED');
    expect(await listStates(server, payment.intentId)).toEqual(['REFUSED']);
  });

  it('waits when the cardholder returns without an answer, and a webhook ends it', async () => {
    const payment = await openChallenge();
    expect((await payment.comeBack()).statusCode).toBe(303);
    expect(await payment.status()).toBe('PAYMENT_INITIATED');
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    charge.state = 'authorised';
    for (let time = 0; time < 3; time += 1) await sendWebhook(adyen.webhook(charge, 'AUTHORISATION', true));
    await untilStates(server, payment.intentId, ['CAPTURED']);
    expect((await payment.comeBack(`${payment.pspReference}:approved`)).statusCode).toBe(303);
    expect(charge.captures).toBe(1);
  });

  it('is abandoned when the cardholder cancels, and a late acceptance is given back', async () => {
    const payment = await openChallenge();
    expect((await payment.cancel()).status).toBe(200);
    expect(await payment.status()).toBe('PAYMENT_CANCELLED');
    await untilStates(server, payment.intentId, ['UNDONE']);
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    charge.state = 'authorised';
    await payment.comeBack(`${payment.pspReference}:approved`);
    await sendWebhook(adyen.webhook(charge, 'AUTHORISATION', true));
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(adyen.active()).toEqual([]);
    expect(await payment.status()).toBe('PAYMENT_CANCELLED');
  });

  it('has a bank page only for its secret', async () => {
    const unknown = await server.app.inject({ url: '/courier/payments/v1/bank?id=guess' });
    const back = await server.app.inject({ url: '/courier/payments/v1/return?id=guess&redirectResult=x' });
    expect([unknown.statusCode, back.statusCode]).toEqual([404, 404]);
  });
});

describe('a webhook of Adyen', () => {
  it('is refused with a wrong signature, and ignored for payments of other systems', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    await payment.confirm();
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    const forged = adyen.webhook(charge, 'REFUND_FAILED', true, 'ab'.repeat(32));
    expect((await sendWebhook(forged)).statusCode).toBe(401);
    expect((await sendWebhook('{"notificationItems":[]}')).statusCode).toBe(400);
    expect((await sendWebhook('not json')).statusCode).toBe(400);
    const other = adyen.webhook({ ...charge, reference: 'other' }, 'AUTHORISATION', true);
    expect((await sendWebhook(other)).statusCode).toBe(200);
    expect(await listStates(server, payment.intentId)).not.toContain('STUCK');
  });

  it('about a dispute finds its payment by the id of Adyen when it names no reference of ours', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    await sendWebhook(adyen.webhook({ ...charge, reference: '' }, 'NOTIFICATION_OF_CHARGEBACK', true));
    expect(await listStates(server, payment.intentId)).toEqual(['STUCK']);
  });

  it('about a part of an amount that was refunded in its console needs a person', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    const { result } = await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const [charge] = adyen.payments;
    if (!charge) throw new Error('Nothing was authorised.');
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', result?.order_id ?? '')
      .execute();
    await sendWebhook(adyen.webhook({ ...charge, value: charge.value - 100 }, 'REFUND', true));
    expect(await listStates(server, payment.intentId)).toEqual(['STUCK']);
  });
});

describe('the page with the card fields', () => {
  it('loads the script of the provider alone, and only the portal may show it', async () => {
    const payment = await openConfirmation(shop, adyenCard('approved'));
    const url = new URL(payment.methods[0]?.card_fields ?? '');
    const page = await server.app.inject({ url: `${url.pathname}?portal=http://localhost:80` });
    const policy = String(page.headers['content-security-policy']);
    expect([page.statusCode, page.headers['x-frame-options']]).toEqual([200, undefined]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-src ${new URL(adyen.account.script.url).origin};`);
    expect(policy).toContain('frame-ancestors http://localhost');
    expect(page.body).toContain(
      `src="${adyen.account.script.url}" integrity="${adyen.account.script.integrity}"`,
    );
    expect(page.body).not.toMatch(/adyen-api-key|44782def/);
    const foreign = await server.app.inject({ url: `${url.pathname}?portal=https://evil.example` });
    expect(foreign.statusCode).toBe(400);
  });
});
