import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { digest, newSecret } from '../../../services/platform-api/src/platform/security/sealed-answer';
import type { LoadResult, LoadTask, PlannedRequest } from '../load/requests';
import { inOwnProcess } from '../load/worker';
import type { Row } from '../report';
import { API, signIn } from './account';
import { PARENT } from './fill-orders';
import { turnIntoProduction, type FilledDatabase } from './filled-database';
import { startInstance, type Instance } from './instance';
import { PRODUCTION_SETTINGS } from '../../../services/platform-api/src/testing/installations/production-settings';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 120);
const ORDERS_A_SECOND = 50;
const RIDERS = Number(process.env['BENCH_RIDERS'] ?? 2000);
const EVERY_SECONDS = 5;
const CENTRE = { latitude: 25.0421, longitude: 121.5443 };

/** Creates orders while riders are on duty and get offers, then while they also send their positions. */
export async function measureRiders({ url }: FilledDatabase): Promise<Row[]> {
  await turnIntoProduction(url);
  const server = await startInstance({
    DATABASE_URL: url,
    ...PRODUCTION_SETTINGS,
    FLEET: 'riders',
    ACCESS_TOKEN_SECONDS: '7200',
  });
  try {
    const account = await signIn(server.origin, 'solo@demo.test');
    const body = JSON.stringify(await account.orderBody(PARENT));
    const orders: LoadTask = {
      ...common(server),
      headers: { authorization: account.authorization },
      requests: [{ method: 'POST', path: `${API}/order`, body }],
      rate: ORDERS_A_SECOND,
      keyed: true,
    };
    const requests = await addRiders(url);
    const positions = {
      ...common(server),
      headers: {},
      requests,
      rate: RIDERS / EVERY_SECONDS,
      success: 202,
    };
    const alone = await run(orders);
    const [beside, sent] = await Promise.all([run(orders), run(positions)]);
    const what = `create order, ${ORDERS_A_SECOND}/s`;
    const riders = `${RIDERS.toLocaleString('en')} riders`;
    return [
      { what: `${what}, ${riders} on duty: p99`, measured: alone.p99, unit: 'ms' },
      {
        what: `${what}, ${riders} who send a position every ${EVERY_SECONDS} s: p99`,
        measured: beside.p99,
        unit: 'ms',
        floor: alone.p99,
      },
      { what: '  median', measured: beside.p50, unit: 'ms', floor: alone.p50 },
      { what: `position of a rider, ${RIDERS / EVERY_SECONDS}/s: p99`, measured: sent.p99, unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}

const common = (server: Instance) => ({
  origin: server.origin,
  seconds: SECONDS,
  warmUpSeconds: 3,
  keyed: false,
});

async function run(task: LoadTask): Promise<LoadResult> {
  const result = await inOwnProcess<LoadTask, LoadResult>('./requests.ts', task);
  if (result.refused > 0) throw new Error(`${result.refused} of ${result.sent} calls were refused.`);
  return result;
}

/** Riders on duty around the shop, and the call by which each sends its position. */
async function addRiders(url: string): Promise<PlannedRequest[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const now = Math.floor(Date.now() / 1000);
  const requests: PlannedRequest[] = [];
  await client.query('begin');
  for (let index = 0; index < RIDERS; index += 1) {
    const riderId = `bench-${randomUUID()}`;
    const token = `rs_${newSecret()}`;
    const latitude = CENTRE.latitude + ((index % 50) - 25) / 1000;
    const longitude = CENTRE.longitude + (Math.floor(index / 50) - 20) / 1000;
    await client.query(
      `insert into riders (rider_id, country, name, phone_number, latitude, longitude, updated_at)
       values ($1, 'TW', 'Rider', '+886900000000', $2, $3, $4)`,
      [riderId, latitude, longitude, now],
    );
    await client.query(
      `insert into fleet_riders (country, fleet_id, external_id, rider_id, has_position) values ('TW', 'main', $1, $1, true)`,
      [riderId],
    );
    await client.query(
      `insert into rider_accounts (rider_id, country, fleet_id, created_at, on_duty, position_consent, latitude, longitude, located_at)
       values ($1, 'TW', 'main', $2, true, true, $3, $4, $2)`,
      [riderId, now, latitude, longitude],
    );
    await client.query(
      `insert into rider_sessions (token_hash, rider_id, created_at, expires_at) values ($1, $2, $3, $4)`,
      [digest(token), riderId, now, now + 86_400],
    );
    requests.push({
      method: 'POST',
      path: '/courier/rider/v1/positions',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ positions: [{ latitude, longitude, recorded_at: now }] }),
    });
  }
  await client.query('commit');
  await client.end();
  return requests;
}
