import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/database';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { LEDGER_APPEND_FUNCTION, POSTING_SUM_FUNCTION } from './ledger-triggers';
import { ORDER_CASH_FUNCTION } from './order-cash-trigger';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

const db = () => server.deps.db;
const placeOrder = (payment_method: 'CASH_ON_DELIVERY' | 'PAID' = 'CASH_ON_DELIVERY') =>
  shop.placeOrder((body) => ({ ...body, order: { ...body.order, payment_method } }));

async function deliver(orderId: string, cash: object = {}): Promise<string> {
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await fleet.report(orderId, { status: 'DELIVERED', ...cash });
  return orderId;
}

const listEntries = async (orderId: string) =>
  (
    await db()
      .selectFrom('cash_entries')
      .select(['kind', 'account', 'amount_minor'])
      .where('order_id', '=', orderId)
      .orderBy('posting')
      .orderBy('account')
      .execute()
  ).map(({ kind, account, amount_minor }) => [kind, account, amount_minor]);

describe('a delivered order', () => {
  it('posts the reported cash to the fleet and for the shop', async () => {
    const orderId = await deliver(await placeOrder(), { collected_amount: 600 });
    expect(await listEntries(orderId)).toEqual([
      ['collected', 'fleet:main', 600],
      ['collected', 'shop:v1001', -600],
    ]);
  });

  it('posts the amount due without a report, and later the difference of the first report', async () => {
    const orderId = await deliver(await placeOrder());
    const assumed = [
      ['assumed', 'fleet:main', 640],
      ['assumed', 'shop:v1001', -640],
    ];
    expect(await listEntries(orderId)).toEqual(assumed);
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 640 });
    expect(await listEntries(orderId)).toEqual(assumed);
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 600 });
    expect(await listEntries(orderId)).toEqual([
      ...assumed,
      ['corrected', 'fleet:main', -40],
      ['corrected', 'shop:v1001', 40],
    ]);
  });

  it('posts a repeated event once', async () => {
    const orderId = await placeOrder();
    await fleet.report(orderId, { status: 'PICKED_UP' });
    const event = { event_id: 'twice', status: 'DELIVERED', collected_amount: 640 } as const;
    await Promise.all([fleet.report(orderId, event), fleet.report(orderId, event)]);
    await fleet.report(orderId, event);
    expect(await listEntries(orderId)).toHaveLength(2);
  });

  it('posts nothing for a paid order, a cancelled one and a late report', async () => {
    expect(await listEntries(await deliver(await placeOrder('PAID')))).toEqual([]);
    const cancelled = await placeOrder();
    await fleet.report(cancelled, { status: 'CANCELLED', reason: 'CUSTOMER_CANCELLED' });
    await fleet.report(cancelled, { status: 'DELIVERED', collected_amount: 50 });
    expect(await listEntries(cancelled)).toEqual([]);
    const delivered = await deliver(await placeOrder(), { collected_amount: 640 });
    const occurred_at = server.clock.nowSeconds() - 1;
    await fleet.report(delivered, { status: 'DELIVERED', occurred_at, collected_amount: 10 });
    expect(await listEntries(delivered)).toHaveLength(2);
  });

  it('posts cash that is reported for an order paid before', async () => {
    const orderId = await deliver(await placeOrder('PAID'));
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 30 });
    expect(await listEntries(orderId)).toEqual([
      ['corrected', 'fleet:main', 30],
      ['corrected', 'shop:v1001', -30],
    ]);
  });

  it('of before the ledger posts only the difference of a later report', async () => {
    const orderId = await placeOrder();
    await inTransaction(db(), async (trx) => {
      await sql`alter table orders disable trigger orders_cash`.execute(trx);
      await trx
        .updateTable('orders')
        .set({ status: 'DELIVERED', delivered_at: server.clock.nowSeconds() })
        .where('order_id', '=', orderId)
        .execute();
      await sql`alter table orders enable trigger orders_cash`.execute(trx);
    });
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 600 });
    expect(await listEntries(orderId)).toEqual([
      ['corrected', 'fleet:main', -40],
      ['corrected', 'shop:v1001', 40],
    ]);
  });

  it('stores neither delivery nor cash when the posting fails', async () => {
    const orderId = await placeOrder();
    await fleet.report(orderId, { status: 'PICKED_UP' });
    const entry = { account: 'fleet:other', country: 'TW', currency: 'TWD', amount_minor: 1 } as const;
    const posting = `order:${orderId}:1`;
    await inTransaction(db(), (trx) =>
      trx
        .insertInto('cash_entries')
        .values(
          (['fleet:main', 'shop:v1001'] as const).map((account, index) => ({
            ...entry,
            posting,
            account,
            amount_minor: index === 0 ? 1 : -1,
            kind: 'hand-in' as const,
            subject: 'fleet:main' as const,
            occurred_at: 1,
            booked_at: server.clock.nowSeconds(),
            actor: 'test',
            order_id: null,
            reason: null,
          })),
        )
        .execute(),
    );
    const refused = await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 600 });
    expect(refused.status).toBe(500);
    expect((await shop.order(orderId)).status).toBe('PICKED_UP');
    const reports = await db()
      .selectFrom('cash_reports')
      .select('order_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(reports).toEqual([]);
  });
});

describe('the ledger', () => {
  const entry = {
    posting: 'test:1',
    account: 'rider:r_1',
    country: 'TW',
    currency: 'TWD',
    amount_minor: 5,
    kind: 'hand-in',
    subject: 'rider:r_1',
    order_id: null,
    occurred_at: 1,
    booked_at: 1,
    actor: 'test',
    reason: null,
  } as const;
  const insert = (...entries: object[]) =>
    db()
      .insertInto('cash_entries')
      .values(entries.map((change) => ({ ...entry, ...change })))
      .execute();

  it.each([
    ['one side', [{}]],
    ['another sum', [{}, { account: 'operator', amount_minor: -4 }]],
    ['two currencies', [{}, { account: 'operator', amount_minor: -5, currency: 'KWD' }]],
  ])('refuses a posting with %s', async (_, entries) => {
    await expect(insert(...entries)).rejects.toThrow('posting test:1 sum');
  });

  it('refuses changed and deleted entries, and entries in a closed day', async () => {
    await insert({ posting: 'test:2' }, { posting: 'test:2', account: 'operator', amount_minor: -5 });
    await expect(db().updateTable('cash_entries').set({ amount_minor: 6 }).execute()).rejects.toThrow(
      'cannot be changed',
    );
    await deliver(await placeOrder());
    await expect(db().deleteFrom('cash_entries').where('order_id', 'is not', null).execute()).rejects.toThrow(
      'cannot be changed',
    );
    const closing = {
      country: 'TW',
      day: '2020-01-01',
      ends_at: 100,
      closed_at: 200,
      actor: 'test',
    } as const;
    await db().insertInto('cash_closings').values(closing).execute();
    await expect(db().deleteFrom('cash_closings').execute()).rejects.toThrow('cannot be changed');
    await expect(
      insert({ posting: 'test:3' }, { posting: 'test:3', account: 'operator', amount_minor: -5 }),
    ).rejects.toThrow('closed day');
  });

  it('books a delivery after the last closed day', async () => {
    const ends_at = server.clock.nowSeconds() + 3600;
    const closing = { country: 'TW', day: '2020-01-02', ends_at, closed_at: 200, actor: 'test' } as const;
    await db().insertInto('cash_closings').values(closing).execute();
    const orderId = await deliver(await placeOrder());
    const booked = await db()
      .selectFrom('cash_entries')
      .select(['booked_at', 'occurred_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(booked.booked_at).toBe(ends_at);
    expect(booked.occurred_at).toBeLessThan(ends_at);
  });
});

it('the functions in the database have a version that is raised with each edit', () => {
  const digests = [ORDER_CASH_FUNCTION, POSTING_SUM_FUNCTION, LEDGER_APPEND_FUNCTION].map(
    ({ version, statement }) => [version, createHash('sha256').update(statement).digest('hex').slice(0, 16)],
  );
  expect(digests).toEqual([
    [1, '027ce27122874b92'],
    [1, '6e5147f011402eff'],
    [1, '099889d32bae35a6'],
  ]);
});
