import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewCard } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { PaymentAccount } from '../../../settings/payment-accounts';
import { adyenCard, startAdyen } from '../../../testing/companies/adyen-stand-in';
import { cybersourceMicroformCard, startCybersource } from '../../../testing/companies/cybersource-stand-in';
import { createShop } from '../../../testing/callers/fleet-client';
import { openConfirmation, untilStates } from '../../../testing/payments/pay-externally';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import type { FaultPlan } from '../../../testing/companies/provider-faults';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

interface StandIn {
  account: PaymentAccount;
  plan: FaultPlan;
  tokens: Set<string>;
  close(): Promise<void>;
}

const ADAPTERS = [
  [
    'Adyen',
    startAdyen,
    () => adyenCard('approved', { save: true }),
    'DELETE /storedPaymentMethods/token-PSP',
  ],
  [
    'Cybersource',
    startCybersource,
    () => cybersourceMicroformCard('approved', { save: true }),
    'DELETE /tms/v1/paymentinstruments/PI',
  ],
] satisfies [string, () => Promise<StandIn>, () => NewCard, string][];

describe.each(ADAPTERS)('a stored card that its owner removes at %s', (_name, open, card, call) => {
  let provider: StandIn;
  let server: TestApp;
  let shop: TestCaller;
  beforeAll(async () => {
    provider = await open();
    server = await startTestApp({
      environment: 'prd',
      limitFactor: 1000,
      paymentAccounts: { TW: { capture: 'order', account: provider.account } },
    });
    await createShop(server);
    await sql`insert into country_parameters (country, name, value) values ('TW', 'onlinePaymentActivated', 'true')
      on conflict (country, name) do update set value = 'true'`.execute(server.deps.db);
    await server.deps.db
      .updateTable('vendors')
      .set({ payment_methods: JSON.stringify({ ONLINE_PAYMENT: true }) as never })
      .execute();
    shop = await signedInCaller(server, 'owner@v1001.example');
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const listCards = async () =>
    ((await shop.call('GET', '/order/payment/cards')).body.result as { cards: { id: string }[] }).cards;
  const storeCard = async (): Promise<string> => {
    const payment = await openConfirmation(shop, card());
    expect((await payment.confirm()).status).toBe(200);
    await untilStates(server, payment.intentId, ['CAPTURED']);
    return (await listCards())[0]?.id ?? '';
  };
  const removeCard = (card_id: string) => shop.call('POST', '/order/payment/cards/remove', { card_id });
  const listRemovals = () =>
    server.deps.db.selectFrom('card_removals').select(['tries', 'last_error']).execute();
  const untilNoRemovals = () =>
    until(async () => {
      server.clock.advance(1);
      return (await listRemovals()).length === 0;
    });

  it('is removed at the provider as well', async () => {
    const cardId = await storeCard();
    expect(provider.tokens.size).toBe(1);
    expect((await removeCard(cardId)).status).toBe(200);
    await untilNoRemovals();
    expect([provider.tokens.size, await listCards()]).toEqual([0, []]);
  });

  it('is gone at once while the provider is down, and removed there when it answers again', async () => {
    const cardId = await storeCard();
    provider.plan.isDown = true;
    expect((await removeCard(cardId)).status).toBe(200);
    expect(await listCards()).toEqual([]);
    await until(async () => ((await listRemovals())[0]?.tries ?? 0) > 0);
    expect((await listRemovals())[0]?.last_error).toContain('connection');
    expect(provider.tokens.size).toBe(1);
    provider.plan.isDown = false;
    await untilNoRemovals();
    expect(provider.tokens.size).toBe(0);
  });

  it('counts as removed when the answer of the provider is lost', async () => {
    const cardId = await storeCard();
    const before = provider.plan.count(call);
    provider.plan.plan(call, 'cut after');
    await removeCard(cardId);
    await untilNoRemovals();
    expect([provider.tokens.size, provider.plan.count(call)]).toEqual([0, before + 2]);
  });

  it('is kept at the provider while the same token is stored under another name', async () => {
    const cardId = await storeCard();
    const { db } = server.deps;
    const stored = await db.selectFrom('payment_instruments').selectAll().executeTakeFirstOrThrow();
    const twin = { ...stored, id: randomUUID(), holder_name: 'LIN' };
    await db.insertInto('payment_instruments').values(twin).execute();
    await removeCard(cardId);
    await untilNoRemovals();
    expect([provider.tokens.size, (await listCards()).map(({ id }) => id)]).toEqual([1, [twin.id]]);
    await removeCard(twin.id);
    await untilNoRemovals();
    expect([provider.tokens.size, await listCards()]).toEqual([0, []]);
  });

  it('is stored once when it is saved again, and its spare token is removed', async () => {
    await storeCard();
    const cardId = await storeCard();
    await untilNoRemovals();
    expect([provider.tokens.size, (await listCards()).length]).toEqual([1, 1]);
    await removeCard(cardId);
    await untilNoRemovals();
    expect(provider.tokens.size).toBe(0);
  });

  it('is removed from the portal too when it was stored again while the provider removed its token', async () => {
    const cardId = await storeCard();
    const { db } = server.deps;
    const stored = await db.selectFrom('payment_instruments').selectAll().executeTakeFirstOrThrow();
    provider.plan.onCall = async ({ method }) => {
      if (method !== 'DELETE') return;
      provider.plan.onCall = null;
      await db
        .insertInto('payment_instruments')
        .values({ ...stored, id: randomUUID() })
        .execute();
    };
    await removeCard(cardId);
    await untilNoRemovals();
    expect([provider.tokens.size, await listCards()]).toEqual([0, []]);
  });
});

describe('a card whose account left the settings', () => {
  const lines: string[] = [];
  let server: TestApp;
  beforeAll(async () => {
    const logTarget = { write: (line: string) => void lines.push(line) };
    server = await startTestApp({ environment: 'prd', limitFactor: 1000, logLevel: 'error' }, { logTarget });
    await createShop(server);
  });
  afterAll(() => server.close());

  it.each([
    ['token-PSP', 1],
    ['sandbox:card:approved:1', 0],
  ])('the token %s waits for the account in %d removals, which the log says', async (token, count) => {
    const { db } = server.deps;
    const shop = await signedInCaller(server, 'owner@v1001.example');
    await db
      .insertInto('wallets')
      .values({ wallet_id: 'w1', country: 'TW', owner: 'user user-v1001', created_at: 1 })
      .execute();
    const card = { scheme: 'visa', card_last_digits: '1142', holder_name: 'Lin', expiry_month: '09' };
    await db
      .insertInto('payment_instruments')
      .values({
        ...card,
        id: 'card',
        wallet_id: 'w1',
        provider: 'generic_creditcard',
        provider_token: token,
        expiry_year: '2039',
        created_at: 1,
      })
      .execute();
    lines.length = 0;
    expect((await shop.call('POST', '/order/payment/cards/remove', { card_id: 'card' })).status).toBe(200);
    expect(await db.selectFrom('card_removals').select('provider_token').execute()).toEqual(
      Array.from({ length: count }, () => ({ provider_token: token })),
    );
    expect(lines.filter((line) => line.includes('a removed card stays at its provider'))).toHaveLength(count);
    for (const table of ['card_removals', 'payment_instruments', 'wallets'] as const)
      await db.deleteFrom(table).execute();
  });
});
