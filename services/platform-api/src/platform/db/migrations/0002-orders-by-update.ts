import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For instances that catch up by the time of the last change. */
export const ordersByUpdate: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`create index orders_by_update on orders (updated_at)`).execute(db);
  },
};
