import { Kysely } from 'kysely';
import { Client } from 'pg';
import { ADVISORY_LOCKS, LOCK_CLASS } from './advisory-locks';
import { migrate } from './migrate';
import { CONNECT_LIMIT_MS, postgresDialect } from './postgres-pool';
import { createStorageState, type StorageState } from './storage-state';
import type { Database } from './schema';

/** Why the database of DATABASE_URL cannot be used, worded for the person who starts the server. */
export class ConnectionError extends Error {}

export interface OpenPostgres {
  db: Kysely<Database>;
  /** Runs `work` while no other instance of this database runs such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it has room to write. */
  storage: StorageState;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL and brings its tables up to date; any number of instances may do so at once.
 * @throws ConnectionError when the server cannot be reached or refuses
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  connectLimitMs = CONNECT_LIMIT_MS,
): Promise<OpenPostgres> {
  const alone = <T>(work: () => Promise<T>) => inStartLock(url, work);
  const storage = createStorageState();
  const db = new Kysely<Database>({
    dialect: postgresDialect(url, poolSize, { connectLimitMs, onError: storage.note }),
  });
  try {
    await alone(() => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, alone, storage, close: () => db.destroy() };
}

async function inStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionError(url, error);
  }
  try {
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, ADVISORY_LOCKS.start]);
    return await work();
  } finally {
    await client.end();
  }
}

/** Names the place, never the password. */
function connectionError(url: string, error: unknown): ConnectionError {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message: string };
  const reason = message || code || 'no reason given';
  return new ConnectionError(
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${reason}): is it running, and is the address right?`,
  );
}
