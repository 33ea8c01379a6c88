import { sql } from 'kysely';
import { inTransaction, type Db } from './database';

/** A function in the database whose text lies in the folder that uses it (ADR 55). */
export interface DatabaseFunction {
  readonly name: string;
  /**
   * Raise it with every edit of the statement: the newest version stays in a database that servers of two releases share
   * during an update.
   */
  readonly version: number;
  /** `create or replace function`. */
  readonly statement: string;
}

/** Replaces an older version of the function, at the start of a server and before its first call. */
export async function installFunction(db: Db, { name, version, statement }: DatabaseFunction): Promise<void> {
  if ((await readVersion(db, name)) >= version) return;
  await inTransaction(db, async (trx) => {
    await sql.raw(statement).execute(trx);
    await sql.raw(`comment on function ${name}() is 'version ${version}'`).execute(trx);
  });
}

/** 0 for the function of the migrations, which has no comment. */
async function readVersion(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ comment: string | null }>`
    select obj_description(${`${name}()`}::regprocedure, 'pg_proc') as comment`.execute(db);
  return Number(/^version (\d+)$/.exec(rows[0]?.comment ?? '')?.[1] ?? 0);
}
