import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { confirmBody, openIntent, openWallet, pay, publicJwk } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { anyText } from '../../testing/inputs/any-text';

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

const confirm = (body: object) => owner.call('POST', '/order/payment/intent/confirm', body);

describe('stored cards', () => {
  it('are offered again, and pay without being typed [API-PAY-05]', async () => {
    await pay(owner, GOOD, { typed: { save: true } });
    await pay(owner, GOOD, { typed: { save: true } });
    const { wallet, intentId, methods } = await openIntent(owner);
    const [card, ...others] = methods[0]?.payment_instruments ?? [];
    expect(card).toEqual({
      id: expect.any(String),
      scheme: 'visa',
      card_last_digits: '4242',
      holder_name: 'LIN CHIA HAO',
      expiry_month: '09',
      expiry_year: '2039',
    });
    expect(others).toEqual([]);
    const { card: _card, ...body } = confirmBody(wallet, intentId, {} as never, {
      payment_instrument_id: card?.id,
    });
    expect((await confirm(body)).status).toBe(200);
  });

  it('are saved only on request, and pay only for their own wallet', async () => {
    await pay(owner, '5555555555554444');
    const { methods } = await openIntent(owner);
    expect(methods[0]?.payment_instruments.map((card) => card)).toHaveLength(1);
    const id = methods[0]?.payment_instruments[0]?.id;
    const embedded = await openIntent(owner);
    await server.deps.db
      .updateTable('payment_instruments')
      .set({ provider: 'cybersource_creditcard' })
      .execute();
    const { card: _card, ...body } = confirmBody(embedded.wallet, embedded.intentId, {} as never, {
      payment_instrument_id: id,
    });
    expect((await confirm(body)).status).toBe(404);
    expect((await confirm({ ...body, payment_instrument_id: 'NEW' })).body.meta?.field).toBe('card');
  });
});

describe('card data', () => {
  it('is not in the database, neither number nor security code', async () => {
    await pay(owner, GOOD, { typed: { save: true, code: '9173' } });
    const tables = ['payment_intents', 'payment_instruments', 'idempotency_keys', 'orders', 'wallets'];
    for (const table of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
        server.deps.db,
      );
      const text = rows.map((row) => row.text).join('\n');
      expect([table, text.includes(GOOD), text.includes('9173')]).toEqual([table, false, false]);
    }
  });

  it('is in no answer, for any error', async () => {
    for (const typed of [{ number: '4242424242424241' }, { code: '91735' }, { year: '1999' }]) {
      const { body } = await pay(owner, GOOD, { typed });
      expect(JSON.stringify(body)).not.toMatch(/42424242|91735|1999/);
    }
  });

  it('is encrypted for a key whose private part is not revealed', async () => {
    const answer = await owner.call('GET', '/order/payment/public-key');
    expect(answer.body.result).toEqual({
      payment_method: 'generic_creditcard',
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      jwk: { kty: 'RSA', kid: expect.any(String), n: expect.any(String), e: 'AQAB' },
    });
  });
});

describe('hostile bodies', () => {
  const junk = fc.oneof(
    anyText(60),
    fc.double(),
    fc.constantFrom(null, '', '\0', '\ud800', 'NEW', {}, [], 1e300, -1, 'a.b.c.d.e'),
  );

  it('are refused without a server error', async () => {
    const { wallet, intentId } = await openIntent(owner);
    const card = await genericCard(typedCard('4000000000000002'), await publicJwk(owner));
    const order = await owner.orderBody();
    const settle = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
    const intent = {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order,
    };
    const calls: readonly (readonly [string, Record<string, unknown>])[] = [
      ['/order/payment/intent', intent],
      ['/order/payment/intent/confirm', confirmBody(wallet, intentId, card)],
      ['/order/payment/intent/refund', settle],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), fc.nat(20), junk, async ([path, body], pick, value) => {
        const keys = Object.keys(body);
        const key = keys[pick % keys.length] as string;
        const answer = await owner.call('POST', path, { ...body, [key]: value });
        expect([200, 400, 402, 404, 409]).toContain(answer.status);
      }),
      { numRuns: 120 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(card)), junk, async (key, value) => {
        const body = confirmBody(wallet, intentId, { ...card, [key]: value });
        expect([400, 402]).toContain((await confirm(body)).status);
      }),
      { numRuns: 60 },
    );
  });

  it('require a session', async () => {
    await openWallet(owner);
    for (const [method, path] of [
      ['POST', '/order/payment/auth/v1001'],
      ['GET', '/order/payment/public-key'],
      ['POST', '/order/payment/intent'],
      ['POST', '/order/payment/intent/confirm'],
      ['GET', '/order/payment/intent/i1?vendor_id=v1001'],
      ['POST', '/order/payment/intent/refund'],
      ['POST', '/order/payment/intent/cancel'],
    ] as const) {
      const answer = await server.app.inject({ method, url: `/courier/api/v1${path}` });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  });
});
