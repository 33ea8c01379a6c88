import { afterEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readConfig, type EnvironmentName } from '../../settings/config';
import type { Db } from '../db/database';
import { openExisting } from '../db/commands/open-existing';
import { openServer, type OpenServer } from '../../app/open-server';
import { openEmbedded } from '../../testing/databases/embedded-databases';
import { createTestDatabase, testServer } from '../../testing/databases/postgres-databases';
import { createTestClock, DISPATCH_SYSTEM } from '../../testing/server/start-test-app';
import { DELETED_ROWS, KEPT_TABLES } from './demo-rows';
import { deleteDemo, planForgetting } from './forget-demo';
import { demonstration, seedDemoAccounts, seedDemoVouchers } from '../../testing/server/demonstration';

const API = '/courier/api/v1';
const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function sharedDatabase() {
  const cluster = testServer();
  const postgres = cluster ? await createTestDatabase(cluster) : null;
  endings.push(async () => postgres?.drop());
  const embedded = cluster ? null : await openEmbedded();
  endings.push(async () => embedded?.close());
  /** Keeps the embedded database open when a server ends. */
  const shared = embedded && { ...embedded, close: async () => undefined };
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', SITE_DIR: '/nowhere/site' }),
    dataDir: null,
    databaseUrl: postgres?.url ?? null,
    databasePoolSize: 3,
  };
  const start = async (environment: EnvironmentName): Promise<OpenServer> => {
    const server = await openServer(
      { ...config, environment, ...(environment === 'prd' ? { fleets: DISPATCH_SYSTEM } : {}) },
      {
        clock: createTestClock(),
        demonstration,
        ...(shared ? { database: shared } : {}),
      },
    );
    endings.push(server.close);
    return server;
  };
  return { start, openOnly: async () => shared ?? openExisting(config) };
}

const signIn = async ({ app }: OpenServer, email: string, host = 'localhost') =>
  (
    await app.inject({
      method: 'POST',
      url: `${API}/login`,
      headers: { host },
      payload: { email_address: email, password: 'Courier#2026' },
    })
  ).statusCode;

it('the first start writes the environment, and a used database without a mark counts as stg', async () => {
  const { start } = await sharedDatabase();
  const first = await start('san');
  expect(await first.deps.db.selectFrom('deployment').select('environment').execute()).toEqual([
    { environment: 'san' },
  ]);
  await first.deps.db.deleteFrom('deployment').execute();
  await first.close();
  await expect(start('san')).rejects.toThrow('The database belongs to ENVIRONMENT=stg');
  await (await start('stg')).close();
  await expect(start('san')).rejects.toThrow('ENVIRONMENT=san');
});

/**
 * Riders of an operator's fleet. `r-trial` carried an order of the demonstration, `r-offered` got an offer of one,
 * `r-both` also carried one of real use, and `r-new` none.
 */
async function addRiders(db: Db, demoOrderId: string): Promise<void> {
  const country = 'KW';
  const place = { latitude: 29.37, longitude: 47.97, updated_at: 0 };
  for (const rider_id of ['r-trial', 'r-offered', 'r-both', 'r-new']) {
    const contact = { name: 'Yousef', phone_number: '+96560000000' };
    await db
      .insertInto('riders')
      .values({ rider_id, country, ...contact, ...place })
      .execute();
    const fleet = { country, fleet_id: 'main', rider_id } as const;
    await db
      .insertInto('fleet_riders')
      .values({ ...fleet, external_id: rider_id, vehicle: null })
      .execute();
    await db
      .insertInto('rider_accounts')
      .values({ ...fleet, created_at: 0 })
      .execute();
  }
  const carry = (order_id: string, rider_id: string) =>
    db.updateTable('orders').set({ rider_id }).where('order_id', '=', order_id).execute();
  await carry(demoOrderId, 'r-trial');
  await carry('own-order', 'r-both');
  const offer = { order_id: demoOrderId, state: 'declined', approach_metres: 1, fee_minor: 1 } as const;
  await db
    .insertInto('rider_offers')
    .values(
      ['r-offered', 'r-both'].map((rider_id) => ({
        ...offer,
        offer_id: rider_id,
        rider_id,
        created_at: 0,
        expires_at: 0,
      })),
    )
    .execute();
}

/** The first statement of a series. */
async function addStatement(db: Db, vendorId: string, prefix: string): Promise<void> {
  const number = `${prefix}-2026-1`;
  await sql`insert into statement_numbers (country, prefix, year, last) values ('KW', ${prefix}, 2026, 1)`.execute(
    db,
  );
  await sql`insert into statements (country, vendor_id, kind, month, number, issued_at, content, sha256, signature)
    values ('KW', ${vendorId}, 'statement', '2026-10', ${number}, 0, '{}', '', '')`.execute(db);
}

it('gives production the rows of real use and no demo rows, in every table', async () => {
  const { start, openOnly } = await sharedDatabase();
  const staging = await start('stg');
  const { db } = staging.deps;
  expect(await signIn(staging, 'owner.kw@demo.test', 'kw.localhost')).toBe(200);
  const demo = await db.selectFrom('users').selectAll().where('country', '=', 'KW').executeTakeFirstOrThrow();
  const shop = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', 'kw1001')
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('country', '=', 'KW')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...demo, id: 'own', email: 'noura@bakery.example', origin: 'use' })
    .execute();
  const toJson = (value: unknown) => JSON.stringify(value);
  await db
    .insertInto('vendors')
    .values({
      ...shop,
      vendor_id: 'own-vendor',
      owners: toJson(shop.owners),
      payment_methods: toJson(shop.payment_methods),
      origin: 'use',
    })
    .execute();
  await db
    .insertInto('vendor_members')
    .values([
      { user_id: 'own', vendor_id: 'own-vendor' },
      { user_id: 'own', vendor_id: 'kw1001' },
    ])
    .execute();
  await sql`insert into orders select filled.* from orders, jsonb_populate_record(orders,
    '{"order_id": "own-order", "vendor_id": "own-vendor"}'::jsonb) as filled
    where orders.order_id = ${order.order_id}`.execute(db);
  await addRiders(db, order.order_id);
  await addStatement(db, 'kw1001', 'DEMO');
  await addStatement(db, 'own-vendor', 'OWN');
  await staging.close();

  const opened = await openOnly();
  const printed = await planForgetting(opened.db, 'prd');
  expect(printed.kept).toEqual([
    { table: 'users', count: 1 },
    { table: 'vendors', count: 1 },
    { table: 'orders', count: 1 },
    { table: 'vouchers', count: 0 },
  ]);
  await deleteDemo(opened.db, createTestClock(), 'prd');
  await opened.close();

  const production = await start('prd');
  const left = production.deps.db;
  expect(await left.selectFrom('users').select('email').execute()).toEqual([
    { email: 'noura@bakery.example' },
  ]);
  expect(await left.selectFrom('vendors').select('vendor_id').execute()).toEqual([
    { vendor_id: 'own-vendor' },
  ]);
  expect(await left.selectFrom('orders').select('order_id').execute()).toEqual([{ order_id: 'own-order' }]);
  for (const table of ['vouchers', 'sessions', 'outbox', 'simulator_orders'] as const)
    expect([table, await left.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  for (const table of ['riders', 'fleet_riders', 'rider_accounts'] as const)
    expect([table, await left.selectFrom(table).select('rider_id').orderBy('rider_id').execute()]).toEqual([
      table,
      [{ rider_id: 'r-both' }, { rider_id: 'r-new' }],
    ]);
  expect(await left.selectFrom('statement_numbers').select(['prefix', 'last']).execute()).toEqual([
    { prefix: 'OWN', last: 1 },
  ]);
  expect(await signIn(production, 'noura@bakery.example', 'kw.localhost')).toBe(200);
  expect(await signIn(production, 'owner.kw@demo.test', 'kw.localhost')).toBe(401);
});

it('lists for every table whether its rows are kept', async () => {
  const { start } = await sharedDatabase();
  const { deps } = await start('prd');
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(deps.db);
  expect(rows.length).toBeGreaterThan(30);
  const listed = new Set([...DELETED_ROWS.map(({ table }) => table), ...KEPT_TABLES]);
  // A new table belongs into DELETED_ROWS or KEPT_TABLES of demo-rows.ts.
  expect(rows.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

it('production refuses demo rows added while it runs, and does not start with them', async () => {
  const { start } = await sharedDatabase();
  const production = await start('prd');
  const { db, metrics } = production.deps;
  await seedDemoAccounts(production.deps);
  await seedDemoVouchers(production.deps);
  expect(await signIn(production, 'owner@demo.test')).toBe(401);
  expect(await metrics.registry.getSingleMetricAsString('courier_security_events_total')).toContain(
    'code="demo-refused"} 1',
  );
  await db.updateTable('users').set({ origin: 'use' }).execute();
  await db.updateTable('vendors').set({ origin: 'use' }).execute();
  const login = await production.app.inject({
    method: 'POST',
    url: `${API}/login`,
    payload: { email_address: 'owner@demo.test', password: 'Courier#2026' },
  });
  const { AccessToken, IdToken } = login.json().result.AuthenticationResult;
  const voucher = await production.app.inject({
    url: `${API}/voucher/TEA10`,
    headers: { authorization: `Bearer ${AccessToken}|${IdToken}` },
  });
  expect(voucher.statusCode).toBe(404);
  await production.close();
  await expect(start('prd')).rejects.toThrow(
    /The database holds demo data \(\d+ vouchers\), which ENVIRONMENT=prd refuses/,
  );
});
