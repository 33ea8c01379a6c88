import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { copyNewDatabase } from './embedded/new-database';
import { openPglite } from './embedded/pglite-client';
import { pgliteDialect } from './embedded/pglite-dialect';
import { makePrivate } from './embedded/private-files';
import { createStorageState, type StorageState } from './storage-state';
import type { Database } from './schema';
import { claimTransactionTurn } from './postgres/transaction-share';
import type { Turns } from './postgres/turns';

export type Db = Kysely<Database>;

export interface OpenDatabase {
  db: Db;
  /** Runs `work` exclusively among the instances of the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  storage: StorageState;
  /** Connection queue; absent for the embedded database, which has a single connection. */
  connections?: Turns;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  dump(): Promise<Uint8Array>;
}

/** Opens the embedded database and migrates it. `dataDir` null: in memory. */
export async function openDatabase(source: { dataDir: string | null }): Promise<EmbeddedDatabase> {
  if (source.dataDir !== null) copyNewDatabase(source.dataDir);
  const client = await openPglite(source);
  const storage = createStorageState();
  const db = new Kysely<Database>({ dialect: pgliteDialect(client, storage.record) });
  await migrate(db);
  if (source.dataDir !== null) makePrivate(source.dataDir);
  return {
    db,
    alone: (work) => work(),
    storage,
    dump: () => client.dump(),
    close: async () => {
      await db.destroy();
      await client.close();
    },
  };
}

type Effect = () => void;
const effectsByDb = new WeakMap<Db, Map<unknown, Effect>>();

/** Runs `work` in the current transaction, or in a new one. */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const effects = new Map<unknown, Effect>();
  const endTurn = await claimTransactionTurn(db);
  const result = await db
    .transaction()
    .execute((trx) => {
      effectsByDb.set(trx, effects);
      return work(trx);
    })
    .finally(endTurn);
  for (const effect of effects.values()) effect();
  return result;
}

/**
 * Runs `effect` after the commit of `db`, never after a rollback, and at once outside a transaction. A later effect of
 * the same topic replaces an earlier one.
 */
export function afterCommit(db: Db, effect: Effect, topic: unknown = effect): void {
  if (!db.isTransaction) return effect();
  const effects = effectsByDb.get(db);
  if (!effects) throw new Error('A transaction with effects begins with inTransaction.');
  effects.delete(topic);
  effects.set(topic, effect);
}
