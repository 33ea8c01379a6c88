import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import {
  cybersourceMicroformCard,
  startCybersource,
  type CybersourceStandIn,
} from '../../../testing/companies/cybersource-stand-in';
import { createShop } from '../../../testing/callers/fleet-client';
import { listStates, openConfirmation, untilStates } from '../../../testing/payments/pay-externally';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import { refundOrder } from '../refunds/refund-order';

let bank: CybersourceStandIn;
let server: TestApp;
let shop: TestCaller;
beforeAll(async () => {
  bank = await startCybersource();
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    paymentAccounts: { TW: { capture: 'order', account: bank.account } },
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
  await bank.close();
});
beforeEach(async () => {
  bank.payments.length = 0;
  bank.plan.calls.length = 0;
  bank.isSearchLate = false;
  shop = await signedInCaller(server, 'owner@v1001.example');
});

const sendWebhook = ({ payload, headers }: { payload: string; headers: Record<string, string> }) =>
  server.app.inject({ method: 'POST', url: '/courier/payment-webhooks/v1/cybersource', headers, payload });
const firstPayment = () => {
  const [payment] = bank.payments;
  if (!payment) throw new Error('Nothing was sent.');
  return payment;
};
const openChallenge = async () => {
  const payment = await openConfirmation(shop, cybersourceMicroformCard('challenge', { save: true }));
  const { result } = await payment.confirm();
  const { pathname, search } = new URL(result?.redirect_required?.redirectUrl ?? '');
  const page = await server.app.inject({ url: `${pathname}${search}` });
  const comeBack = (transactionId?: string) =>
    server.app.inject({
      method: 'POST',
      url: `/courier/payments/v1/return${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload:
        transactionId === undefined ? '' : new URLSearchParams({ TransactionId: transactionId }).toString(),
    });
  const status = async () => (await shop.order(result?.order_id ?? '')).status;
  return { ...payment, page, comeBack, status, orderId: result?.order_id ?? '' };
};

describe('a card charged by Cybersource in production', () => {
  it('is authorised with a signed call, and captured once its order is stored', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    expect(payment.methods[0]?.name).toBe('cybersource_creditcard');
    expect((await payment.confirm()).status).toBe(200);
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const charge = firstPayment();
    expect([charge.reference, charge.amount, charge.captures]).toEqual([payment.intentId, '84.00', 1]);
    expect(charge.request).toMatchObject({
      processingInformation: { capture: false, actionList: ['CONSUMER_AUTHENTICATION'] },
      clientReferenceInformation: { transactionId: expect.stringMatching(/^[0-9a-f]{30}$/) },
    });
  });

  it.each([
    ['declined', 'error.payment.declined'],
    ['expired', 'error.payment.expired-card'],
    ['funds', 'error.payment.insufficient-funds'],
  ])('that is %s is answered with 402, and another card pays', async (behaviour, key) => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard(behaviour));
    const refused = await payment.confirm();
    expect([refused.status, refused.body.meta?.translation_key]).toEqual([402, key]);
    const card = cybersourceMicroformCard('approved');
    expect((await payment.confirm(undefined, { card })).status).toBe(200);
    await untilStates(server, payment.intentId, ['REFUSED', 'CAPTURED']);
    expect(bank.active()).toHaveLength(1);
  });

  it('is charged once by a double click', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    const clicks = await Promise.all([payment.confirm('click'), payment.confirm('click'), payment.confirm()]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(bank.payments).toHaveLength(1);
  });

  it('keeps only last digits, expiry and a token, and pays again with them', async () => {
    const card = cybersourceMicroformCard('approved', { save: true });
    await (await openConfirmation(shop, card)).confirm();
    const next = await openConfirmation(shop, card);
    const [stored] = next.methods[0]?.payment_instruments ?? [];
    expect(stored).toMatchObject({ card_last_digits: '1111', expiry_month: '03', expiry_year: '2039' });
    const paid = await next.confirm(undefined, { payment_instrument_id: stored?.id, card: undefined });
    expect(paid.status).toBe(200);
    const { rows } = await sql<{ text: string }>`select t::text as text from payment_charges t
      union all select t::text from payment_instruments t union all select t::text from payment_intents t
      union all select t::text from idempotency_keys t`.execute(server.deps.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/eyJhbGci|411111/);
  });

  it('is refunded once after its capture, and released before it', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    const { result } = await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', result?.order_id ?? '')
      .execute();
    bank.plan.plan(`POST /pts/v2/payments/${firstPayment().id}/refunds`, 'cut after');
    expect((await payment.refund()).status).toBe(200);
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(firstPayment().applications).toEqual(['ics_auth', 'ics_bill', 'ics_credit']);
  });
});

describe('a refund of a part at Cybersource', () => {
  it('is not due again before the search lists it, neither during the call nor after its lost answer', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    const { result } = await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    const readRefund = () =>
      server.deps.db
        .selectFrom('card_refunds')
        .select(['state', 'tries', 'next_try_at_ms'])
        .where('reference', '=', `${payment.intentId}-r1`)
        .executeTakeFirstOrThrow();
    const readWaitMs = async () => (await readRefund()).next_try_at_ms - server.clock.nowMs();
    const waitsMs: number[] = [];
    bank.plan.onCall = async ({ path }) => {
      if (path.endsWith('/refunds')) waitsMs.push(await readWaitMs());
    };
    bank.isSearchLate = true;
    bank.plan.plan(`POST /pts/v2/payments/${firstPayment().id}/refunds`, 'cut after');
    await refundOrder(server.deps, server.deps.db, {
      orderId: result?.order_id ?? '',
      line: null,
      amountMinor: 10,
      by: 'card',
      reason: 'Late',
    });
    await until(async () => (await readRefund()).tries === 1);
    waitsMs.push(await readWaitMs());
    bank.plan.onCall = null;
    expect(waitsMs.map((waitMs) => waitMs > 100_000)).toEqual([true, true]);
    bank.isSearchLate = false;
    await until(async () => {
      server.clock.advance(10);
      return (await readRefund()).state === 'DONE';
    });
    expect(firstPayment().refunds).toEqual([{ reference: `${payment.intentId}-r1`, amount: 10 }]);
  });
});

describe('a lost answer of Cybersource', () => {
  it('is looked up by our reference, and the authorisation that is found pays', async () => {
    bank.plan.plan('POST /pts/v2/payments$', 'cut after');
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    expect((await payment.confirm('one')).status).toBe(503);
    expect((await payment.confirm('two')).status).toBe(200);
    expect(bank.payments).toHaveLength(1);
    await untilStates(server, payment.intentId, ['CAPTURED']);
    expect(firstPayment().captures).toBe(1);
  });

  it('that the search does not list yet is reversed before the card is charged again', async () => {
    bank.isSearchLate = true;
    bank.plan.plan('POST /pts/v2/payments$', '500 after');
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    expect((await payment.confirm()).status).toBe(503);
    bank.isSearchLate = false;
    expect((await payment.confirm()).status).toBe(200);
    expect(bank.payments.map(({ state }) => state)[0]).toBe('reversed');
    expect(bank.active().map(({ reference }) => reference)).toEqual([`${payment.intentId}-2`]);
  });

  it('charges nothing while the look-up fails as well', async () => {
    bank.plan.plan('POST /pts/v2/payments$', 'cut after');
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    await payment.confirm();
    bank.plan.plan('POST /tss', 'cut');
    expect((await payment.confirm()).status).toBe(503);
    expect(bank.payments).toHaveLength(1);
    expect((await payment.confirm()).status).toBe(200);
    expect(bank.active()).toHaveLength(1);
  });

  it('is given back when the payment is cancelled', async () => {
    bank.plan.plan('POST /pts/v2/payments$', 'cut after');
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    await payment.confirm();
    expect((await payment.cancel()).status).toBe(200);
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(bank.active()).toEqual([]);
  });

  it('of a capture is looked up before it is repeated', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    void bank
      .nextPayment()
      .then(({ id }) => bank.plan.plan(`POST /pts/v2/payments/${id}/captures`, 'cut after'));
    await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    expect(firstPayment().captures).toBe(1);
  });
});

describe('a card whose bank asks first at Cybersource', () => {
  it('is posted to the bank by a page of ours, and is then paid and kept', async () => {
    const payment = await openChallenge();
    expect(payment.page.body).toContain('action="https://bank.example/step-up"');
    expect(payment.page.body).toContain('name="JWT" value="step-up-token"');
    expect(payment.page.headers['content-security-policy']).toMatch(
      /script-src 'nonce-[\w-]+'; form-action https:;/,
    );
    const back = await payment.comeBack(firstPayment().id);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/order-tracking/v1001?order_id=${payment.orderId}`,
    ]);
    await untilStates(server, payment.intentId, ['CAPTURED']);
    expect((await payment.comeBack(firstPayment().id)).statusCode).toBe(303);
    expect(bank.active()).toHaveLength(1);
  });

  it('is charged once when the answer after the bank is lost and the browser loads the page again', async () => {
    for (const isSearchLate of [false, true]) {
      bank.payments.length = 0;
      const payment = await openChallenge();
      bank.isSearchLate = isSearchLate;
      bank.plan.plan('POST /pts/v2/payments$', 'cut after');
      expect((await payment.comeBack('back')).statusCode).toBe(303);
      expect(await payment.status()).toBe('PAYMENT_INITIATED');
      await payment.comeBack('back');
      bank.isSearchLate = false;
      await untilStates(server, payment.intentId, ['CAPTURED']);
      expect(bank.active()).toHaveLength(1);
    }
  });

  it('waits without the fields of the bank, and is abandoned when the cardholder cancels', async () => {
    const payment = await openChallenge();
    await payment.comeBack();
    expect(await payment.status()).toBe('PAYMENT_INITIATED');
    expect((await payment.cancel()).status).toBe(200);
    expect(await payment.status()).toBe('PAYMENT_CANCELLED');
    await payment.comeBack('late');
    await untilStates(server, payment.intentId, ['UNDONE']);
    expect(bank.active()).toEqual([]);
  });
});

describe('a webhook of Cybersource', () => {
  it('is refused without a valid signature, and reports a payment whose answer was lost', async () => {
    bank.isSearchLate = true;
    bank.plan.plan('POST /pts/v2/payments$', 'cut after');
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    expect((await payment.confirm()).status).toBe(503);
    const event = 'payments.payments.accept';
    const forged = bank.webhook(
      firstPayment(),
      event,
      Buffer.from('another key of some length').toString('base64'),
    );
    expect((await sendWebhook(forged)).statusCode).toBe(401);
    expect(
      (await sendWebhook({ ...forged, headers: { 'content-type': 'application/json' } })).statusCode,
    ).toBe(401);
    expect(await listStates(server, payment.intentId)).toEqual(['PENDING']);
    expect((await sendWebhook(bank.webhook(firstPayment(), event))).statusCode).toBe(200);
    expect(await listStates(server, payment.intentId)).toEqual(['AUTHORISED']);
    expect((await payment.confirm()).status).toBe(200);
    expect(bank.payments).toHaveLength(1);
  });
});

describe('the page with the card fields', () => {
  it('loads the script of the provider alone, and only the portal may show it', async () => {
    const payment = await openConfirmation(shop, cybersourceMicroformCard('approved'));
    const url = new URL(payment.methods[0]?.card_fields ?? '');
    const page = await server.app.inject({ url: `${url.pathname}?portal=http://localhost:80` });
    const policy = String(page.headers['content-security-policy']);
    expect([page.statusCode, page.headers['x-frame-options']]).toEqual([200, undefined]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-src ${bank.account.flexUrl};`);
    expect(policy).toContain('frame-ancestors http://localhost');
    expect(page.body).toMatch(/flex-microform\.min\.js" integrity="sha384-[\w+/]{64}"/);
    expect(page.body).not.toMatch(/shared-secret|Y3liZXJzb3VyY2Ut/);
    const foreign = await server.app.inject({ url: `${url.pathname}?portal=https://evil.example` });
    expect(foreign.statusCode).toBe(400);
  });
});
