import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpCaller } from '../testing/callers/http-caller';
import { signedInCaller } from '../testing/callers/place-order';
import { createTestDatabase, testServer, type TestDatabase } from '../testing/databases/postgres-databases';
import { printFigure } from '../testing/print-figure';
import { freePort, startServerProcess } from '../testing/processes/server-process';
import { startTestApp } from '../testing/server/start-test-app';

const ORDERS = 1500;
const LIMIT_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'courier-stop-'));
let database: TestDatabase | null = null;

/** All running, and all due at once when the simulator continues. */
async function fill(): Promise<void> {
  const filler = await startTestApp(database ? { databaseUrl: database.url } : { dataDir: folder });
  const { db } = filler.deps;
  const owner = await signedInCaller(filler);
  await owner.call('POST', '/simulator', { paused: true });
  const first = await owner.placeOrder();
  const copies = sql`generate_series(2, ${sql.lit(ORDERS)}) as copy`;
  await sql`insert into orders select (jsonb_populate_record(original,
      jsonb_build_object('order_id', original.order_id || '-' || copy))).*
    from orders original, ${copies} where original.order_id = ${first}`.execute(db);
  await sql`insert into order_status_history select (jsonb_populate_record(original,
      jsonb_build_object('order_id', original.order_id || '-' || copy))).*
    from order_status_history original, ${copies} where original.order_id = ${first}`.execute(db);
  await filler.close();
}

beforeAll(async () => {
  const cluster = testServer();
  database = cluster ? await createTestDatabase(cluster) : null;
  await fill();
}, LIMIT_MS);
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'stops cleanly within ten seconds while it moves 1,500 orders',
  async () => {
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...(database ? { DATABASE_URL: database.url } : {}),
      SIM_SPEED: '3600',
    });
    await server.ready;
    const { call } = await httpCaller(() => server.origin);
    await call('POST', '/simulator', { paused: false });
    const signalledAtMs = Date.now();
    server.child.kill('SIGTERM');
    expect([await server.ended, server.errors()]).toEqual([0, '']);
    printFigure(`${ORDERS} running orders, stopped in ${((Date.now() - signalledAtMs) / 1000).toFixed(1)} s`);
  },
  LIMIT_MS,
);
