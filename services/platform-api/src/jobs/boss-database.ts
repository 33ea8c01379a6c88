import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../db/database';

/** The runner on a handle of ours: the embedded database, the pool, or the transaction at hand. */
export function bossDatabase(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values = []) => {
      if (values.length > 0 || !isScript(text)) return run(db, text, values);
      return db.connection().execute(async (connection) => {
        try {
          return await run(connection, text, []);
        } catch (error) {
          // A script brings its own BEGIN: the connection must not go back in the middle of it.
          await run(connection, 'rollback', []).catch(() => undefined);
          throw error;
        }
      });
    },
  };
}

const isScript = (text: string): boolean => /^\s*BEGIN;/.test(text);

async function run(db: Db, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows: rows ?? [] };
}
