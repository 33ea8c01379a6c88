import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unit, building and text of an address, for prefilling a known customer. */
export const addressParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column address_parts jsonb`.execute(db);
  },
};
