import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `amount_minor` for money vouchers, `percentage` for discounts. */
export const vouchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table vouchers (
      country text not null, code text not null, type text not null, amount_minor bigint,
      percentage double precision, currency text not null, valid_until bigint not null,
      is_withdrawn boolean not null default false, primary key (country, code))`.execute(db);
  },
};
