import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const externalCancellations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table external_deliveries add column cancelled_at bigint`.execute(db);
  },
};
