import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../db/open-postgres';
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
  const template = content === 'tables' ? await ensureTemplate(server) : 'template0';
  await administer(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** The migrated template database, created by the first test that needs it. */
async function ensureTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(migrationFingerprint()).digest('hex').slice(0, 16);
  const name = `template_${hash}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return name;
    const draft = `draft_${hash}`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    const database = await openPostgres(databaseUrl(server, draft), 2);
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const databaseUrl = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;
