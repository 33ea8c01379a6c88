import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { openPglite } from './pglite-client';
import { pgliteDialect } from './pglite-dialect';
import type { Database } from './schema';

/** A handle for queries, inside or outside a transaction. */
export type Db = Kysely<Database>;

export interface OpenDatabase {
  db: Db;
  /** Runs `work` while no other instance of the database runs such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  dump(): Promise<Uint8Array>;
}

/** Opens the embedded database and brings its tables up to date. `dataDir` null: in memory. */
export async function openDatabase(source: { dataDir: string | null }): Promise<EmbeddedDatabase> {
  const client = await openPglite(source);
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
  await migrate(db);
  return {
    db,
    alone: (work) => work(),
    dump: () => client.dump(),
    close: async () => {
      await db.destroy();
      await client.close();
    },
  };
}

/** Runs `work` in the transaction `db` already is, or in one of its own. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
