import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { openPglite } from './pglite-client';
import { pgliteDialect } from './pglite-dialect';
import type { Database } from './schema';

/** A handle for queries, inside or outside a transaction. */
export type Db = Kysely<Database>;

export interface OpenDatabase {
  db: Db;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Opens the embedded database and brings its tables up to date. `dataDir` null: in memory. */
export async function openDatabase(source: {
  dataDir: string | null;
  dump?: Uint8Array;
}): Promise<OpenDatabase> {
  const client = await openPglite(source);
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
  await migrate(db);
  return {
    db,
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
