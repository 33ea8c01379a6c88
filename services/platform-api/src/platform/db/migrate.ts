import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Migrates to the newest tables. @throws the error of the failed migration */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isNewest(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Modules number their own migrations, so a new one may sort before one that has run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

const NO_SUCH_TABLE = '42P01';

/** A fast check before the migrator, which reads the whole catalogue. */
export async function isNewest(db: Kysely<Database>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(migrations).every((name) => done.has(name));
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_TABLE) return false;
    throw error;
  }
}
