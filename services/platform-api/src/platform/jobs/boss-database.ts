import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../db/database';

/** The job runner on our handle: the embedded database, the pool, or the current transaction. */
export function bossDatabase(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values = []) => {
      if (values.length > 0 || !isScript(text)) return run(db, text, values);
      return db.connection().execute(async (connection) => {
        try {
          return await run(connection, text, []);
        } catch (error) {
          // A script contains its own BEGIN, so the connection must not return to the pool inside it.
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
