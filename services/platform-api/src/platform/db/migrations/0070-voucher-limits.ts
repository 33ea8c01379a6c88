import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `use_limit` null: unlimited. `used` counts only with a limit. */
export const voucherLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table vouchers add column use_limit integer,
      add column used integer not null default 0`.execute(db);
  },
};
