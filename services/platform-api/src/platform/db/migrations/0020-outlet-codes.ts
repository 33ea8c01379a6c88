import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outletCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create unique index vendors_client_id on vendors (parent_vendor_id, client_vendor_id)
         where parent_vendor_id is not null and client_vendor_id is not null`,
      )
      .execute(db);
  },
};
