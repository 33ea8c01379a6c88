import { createHash, randomUUID } from 'node:crypto';
import workerThreads from 'node:worker_threads';
import { Client, Pool } from 'pg';
import { installFunctions } from '../../app/database-functions';
import { openPostgres } from '../../platform/db/postgres/open-postgres';
import { loadPlaces } from '../../domains/places/geolocator/names/load-places';
import { migrationFingerprint } from './migration-fingerprint';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Address of the test server; undefined for tests on the embedded database. */
export const testServer = (): string | undefined => process.env['COURIER_TEST_DATABASE'] || undefined;

export async function createTestDatabase(
  server: string,
  content: 'nothing' | 'tables' = 'tables',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = content === 'tables' ? await findTemplate(server) : 'template0';
  // Copying the files takes a third of the processor time of the default, which logs every page.
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

interface Administration {
  server: string;
  pool: Pool;
  /** Name of the template database. */
  template?: Promise<string>;
}

/** Connecting takes as long as copying a database, so that test files of a process share the connection. */
const shared = workerThreads as { courierAdministration?: Administration };

function getAdministration(server: string): Administration {
  if (shared.courierAdministration?.server === server) return shared.courierAdministration;
  const pool = new Pool({ connectionString: server, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The pool replaces a broken connection.
  pool.on('error', () => undefined);
  shared.courierAdministration = { server, pool };
  return shared.courierAdministration;
}

function findTemplate(server: string): Promise<string> {
  const administration = getAdministration(server);
  return (administration.template ??= ensureTemplate(server));
}

/** The migrated template database with its places, created by the first test that needs it. */
async function ensureTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(migrationFingerprint()).digest('hex').slice(0, 16);
  const name = `template_${hash}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `draft_${hash}`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    const database = await openPostgres(databaseUrl(server, draft), 2);
    await installFunctions(database.db);
    await loadPlaces(database.db);
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

export async function administer(server: string, statement: string): Promise<void> {
  await getAdministration(server).pool.query(statement);
}

const databaseUrl = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;
