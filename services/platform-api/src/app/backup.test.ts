import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../testing/callers/http-caller';
import { createTestDatabase, testServer, type TestDatabase } from '../testing/databases/postgres-databases';
import { printFigure } from '../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../testing/processes/server-process';
import { until } from '../testing/until';

const ORDERS = process.env['COURIER_DEEP'] ? 200 : 12;
const LIMIT_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'courier-backup-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup');
const cluster = testServer();
let database: TestDatabase | null = null;
let server: ServerProcess;
let caller: HttpCaller;
const start = async () => {
  server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ACCESS_TOKEN_SECONDS: '86400',
    SIM_SPEED: '0.1',
    LIMIT_FACTOR: '1000',
  });
  await server.ready;
};
beforeAll(async () => {
  mkdirSync(dataDir);
  database = cluster ? await createTestDatabase(cluster) : null;
  await start();
  caller = await httpCaller(() => server.origin);
}, LIMIT_MS);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Placed {
  key: string;
  body: object;
  orderId: string;
}
const placeBackedUpOrder = async (key: string, body: object) => {
  const answer = await caller.call('POST', '/order', body, key);
  return { status: answer.status, orderId: (answer.body['result'] as { order_id?: string })?.order_id };
};

async function placeOrders(name: string, placed: Placed[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${count}`;
    const body = await prepareOrderBody(caller, key).catch(() => null);
    if (!body) return;
    const answer = await placeBackedUpOrder(key, body).catch(() => null);
    if (!answer) return;
    if (answer.status === 200) placed.push({ key, body, orderId: answer.orderId ?? '' });
  }
}

/** Runs the commands of docs/backup.md while orders arrive. */
async function runBackup(): Promise<void> {
  if (database) {
    execFileSync('pg_dump', ['--format=custom', `--file=${backup}`, database.url]);
    return;
  }
  server.child.kill('SIGTERM');
  await server.ended;
  cpSync(dataDir, backup, { recursive: true });
}

async function restoreBackup(): Promise<void> {
  if (database && cluster) {
    await database.drop();
    database = await createTestDatabase(cluster, 'nothing');
    const options = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${database.url}`];
    execFileSync('pg_restore', [...options, backup]);
    return;
  }
  rmSync(dataDir, { recursive: true });
  cpSync(backup, dataDir, { recursive: true });
}

it(
  'restores every order acknowledged before the backup, and a repeated key returns the same order',
  async () => {
    const placed: Placed[] = [];
    const load = Promise.all([placeOrders('a', placed), placeOrders('b', placed)]);
    await until(() => placed.length >= ORDERS);
    const acknowledged = [...placed];
    await runBackup();
    server.child.kill('SIGKILL');
    await Promise.all([load, server.ended]);

    await restoreBackup();
    await start();
    for (const { key, body, orderId } of acknowledged)
      expect([key, await placeBackedUpOrder(key, body)]).toEqual([key, { status: 200, orderId }]);
    const csv = await caller.text('/courier/api/v1/vendor/v1001/orders/export');
    for (const { key } of acknowledged) expect([key, csv.split(`${key},`).length - 1]).toEqual([key, 1]);

    // This order is newer than the backup, so its key places it again, once.
    const later = placed.slice(acknowledged.length).at(-1);
    if (later) {
      const again = await placeBackedUpOrder(later.key, later.body);
      expect([again.status, await placeBackedUpOrder(later.key, later.body)]).toEqual([200, again]);
    }
    expect((await placeBackedUpOrder('new', await prepareOrderBody(caller, 'new'))).status).toBe(200);
    printFigure(`${acknowledged.length} orders acknowledged before a backup: all restored, none doubled`);
  },
  LIMIT_MS,
);
