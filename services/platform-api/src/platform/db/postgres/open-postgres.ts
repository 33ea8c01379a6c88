import { Kysely } from 'kysely';
import { Client } from 'pg';
import { ADVISORY_LOCKS, LOCK_CLASS } from './advisory-locks';
import { isNewest, migrate } from '../migrate';
import { postgresDialect } from './postgres-pool';
import type { Database } from '../schema';
import { createStorageState, type StorageState } from '../storage-state';
import { limitTransactions } from './transaction-share';
import { createTurns, type Turns } from './turns';
import { MIGRATION_LIMITS, WAIT_LIMITS, connectionSettings, type WaitLimits } from './wait-limits';

/** Why the database of DATABASE_URL cannot be used, worded for the operator. */
export class ConnectionError extends Error {}

export interface OpenPostgres {
  db: Kysely<Database>;
  /** Runs `work` exclusively among the instances of the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  storage: StorageState;
  connections: Turns;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL and migrates it; instances may do so concurrently.
 * @throws ConnectionError when the server cannot be reached or refuses
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  limits: WaitLimits = WAIT_LIMITS,
): Promise<OpenPostgres> {
  const withStartLock = <T>(work: () => Promise<T>) => inStartLock(url, work);
  const storage = createStorageState();
  const { dialect, turns } = postgresDialect(url, poolSize, { limits, onError: storage.record });
  const db = new Kysely<Database>({ dialect });
  limitTransactions(db, createTurns(transactionShare(poolSize), limits));
  try {
    await withStartLock(async () => {
      if (!(await isNewest(db))) await migrateWithTime(url);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, alone: withStartLock, storage, connections: turns, close: () => db.destroy() };
}

/** Reserves the rest of the pool for reads, so that transactions waiting for locks cannot use it up. */
const transactionShare = (poolSize: number): number => Math.max(1, Math.floor(poolSize * 0.6));

async function migrateWithTime(url: string): Promise<void> {
  const { dialect } = postgresDialect(url, 1, { limits: MIGRATION_LIMITS, onError: () => undefined });
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** After this silence PostgreSQL ends the session: a frozen process would block every other start. */
const SILENT_MS = 60_000;
const SIGN_OF_LIFE_MS = 10_000;

async function inStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const settings = connectionSettings(url, 10_000);
  const client = new Client({
    ...settings,
    options: `${settings.options} -c idle_session_timeout=${SILENT_MS}`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionError(url, error);
  }
  try {
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, ADVISORY_LOCKS.start]);
    const signs = setInterval(
      () => void client.query('select 1').catch(() => undefined),
      SIGN_OF_LIFE_MS,
    ).unref();
    return await work().finally(() => clearInterval(signs));
  } finally {
    await client.end();
  }
}

/** Names the address, never the password. */
function connectionError(url: string, error: unknown): ConnectionError {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message: string };
  const reason = message || code || 'no reason given';
  return new ConnectionError(
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${reason}): is it running, and is the address right?`,
  );
}
