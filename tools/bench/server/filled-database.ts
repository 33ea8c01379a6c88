import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../../services/platform-api/src/testing/databases/postgres-server';
import {
  PLAIN_INDEXES,
  PRODUCTION_STATEMENTS,
  QUICK_FILL,
  SHOP_STATEMENTS,
  orderStatements,
} from './fill-orders';
import { startInstance } from './instance';

/** Typical settings for a machine of this size; commits are durable. */
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'autovacuum=on',
  'shared_buffers=1GB',
  'work_mem=16MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'random_page_cost=1.1',
];

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);

export interface FilledDatabase {
  url: string;
  orders: number;
}

/**
 * PostgreSQL with a million orders during `measure`. `BENCH_ORDERS` changes their number;
 * `BENCH_DATABASE_URL` names a database that is already filled.
 */
export async function withFilledDatabase<T>(
  measure: (database: FilledDatabase) => Promise<T>,
  orders = ORDERS,
): Promise<T> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) return measure({ url: given, orders });
  const server = await startPostgres(SETTINGS);
  try {
    const url = server.url('postgres');
    const started = Date.now();
    process.stdout.write(`Filling PostgreSQL with ${orders.toLocaleString('en')} orders `);
    await fillDatabase(url, orders);
    console.log(`took ${Math.round((Date.now() - started) / 1000)} s.`);
    return await measure({ url, orders });
  } finally {
    await server.close();
  }
}

export async function fillDatabase(url: string, orders: number): Promise<void> {
  const client = new Client({ connectionString: url });
  const instance = await startInstance({ DATABASE_URL: url, ENVIRONMENT: 'stg' });
  await client.connect();
  await placesAreLoaded(client);
  await instance.stop();
  const indexes = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(QUICK_FILL);
  for (const statement of [...SHOP_STATEMENTS, ...orderStatements(orders)]) await client.query(statement);
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Lets production start on the filled database, if it does not yet. */
export async function turnIntoProduction(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of PRODUCTION_STATEMENTS) await client.query(statement);
  await client.end();
}

/**
 * The first instance fills the geolocator's places in the background, which would disturb the measurement.
 */
async function placesAreLoaded(client: Client): Promise<void> {
  const places = () => client.query('select 1 from place_loads');
  for (let tries = 0; tries < 600 && (await places()).rowCount === 0; tries += 1) await pause(200);
}
