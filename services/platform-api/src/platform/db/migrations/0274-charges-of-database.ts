import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the few lines that the database added itself, for the metric and `npm run doctor`. */
export const chargesOfDatabase: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index order_charges_of_database on order_charges (occurred_at)
      where actor = 'database'`.execute(db);
  },
};
