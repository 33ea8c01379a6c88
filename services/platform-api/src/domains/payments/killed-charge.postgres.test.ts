import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openChargeBooks, type ChargeBooks } from '../../testing/payments/charge-books';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../../testing/callers/http-caller';
import { confirmBody, type Wallet } from '../../testing/payments/pay-order';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { printFigure } from '../../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../../testing/processes/server-process';
import { until } from '../../testing/until';

/** Number of times the server is killed between a charge and its commit. */
const KILLS = process.env['COURIER_DEEP'] ? 30 : 2;
const LIMIT_MS = 120_000 + KILLS * 60_000;
const ENTRY = fileURLToPath(new URL('../../testing/payments/charging-server.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'courier-charge-'));
let books: ChargeBooks;
let database: TestDatabase;
let watcher: Client;
let server: ServerProcess;
let caller: HttpCaller;
const start = async () => {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    CHARGE_BOOKS: books.origin,
    ACCESS_TOKEN_SECONDS: '86400',
    SIM_SPEED: '0.1',
    LIMIT_FACTOR: '1000',
  };
  server = startServerProcess(env, [], ENTRY);
  await server.ready;
};
beforeAll(async () => {
  books = await openChargeBooks();
  database = await createTestDatabase(testServer() ?? '');
  watcher = new Client({ connectionString: database.url });
  await watcher.connect();
  await start();
  caller = await httpCaller(() => server.origin);
}, LIMIT_MS);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await watcher.end();
  await database.drop();
  await books.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A repeatable confirmation of a new payment. */
async function confirmation(name: string) {
  const auth = await caller.call('POST', '/order/payment/auth/v1001', {});
  const wallet = auth.body['result'] as Wallet;
  const intent = await caller.call('POST', '/order/payment/intent', {
    wallet_id: wallet.wallet_id,
    bearer_token: wallet.access_token,
    vendor_id: 'v1001',
    order: await prepareOrderBody(caller, name),
  });
  const { intent_id: intentId } = intent.body['result'] as { intent_id: string };
  const key = await caller.call('GET', '/order/payment/public-key');
  const { jwk } = key.body['result'] as { jwk: object };
  const body = confirmBody(wallet, intentId, await genericCard(typedCard('4242424242424242'), jwk));
  return { intentId, send: (key: string) => caller.call('POST', '/order/payment/intent/confirm', body, key) };
}

const isWaitingForLock = async () => {
  const { rows } = await watcher.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};
const ordersNamed = async (name: string): Promise<number> => {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int as count from orders where description = $1`,
    [name],
  );
  return rows[0]?.count ?? 0;
};

it(
  'charges once when kill -9 ends the server between the charge and its commit, however often it is repeated',
  async () => {
    for (let round = 0; round < KILLS; round += 1) {
      const name = `kill-${round}`;
      const { intentId, send } = await confirmation(name);
      // This lock blocks writing orders, so that the charge is answered and the commit cannot follow.
      await watcher.query('begin');
      await watcher.query('lock table orders in share mode');
      const isCharged = books.nextAnswer();
      const cut = send(`${name}-key`).catch(() => null);
      await isCharged;
      await until(isWaitingForLock);
      server.child.kill('SIGKILL');
      expect(await cut).toBeNull();
      await watcher.query('rollback');
      await server.ended;
      expect([books.held.has(intentId), await ordersNamed(name)]).toEqual([true, 0]);

      await start();
      // The claim of the killed server would end after half a minute.
      await watcher.query('update payment_charges set claimed_until_ms = 0');
      // A client repeats with its key; a person who reloads the page sends a new one.
      const again = await send(round % 2 === 0 ? `${name}-key` : `${name}-other`);
      expect([again.status, await ordersNamed(name)]).toEqual([200, 1]);
      expect((await send(`${name}-late`)).status).toBe(409);
      expect(books.charges.filter((reference) => reference === intentId)).toHaveLength(1);
    }
    expect(books.charges).toHaveLength(KILLS);
    expect(books.held.size).toBe(KILLS);
    printFigure(`${KILLS} kills between charge and commit: ${books.charges.length} charges, 0 double`);
  },
  LIMIT_MS,
);
