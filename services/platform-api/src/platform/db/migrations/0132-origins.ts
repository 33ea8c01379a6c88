import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table deployment (
    id text primary key check (id = 'this'), environment text not null, marked_at bigint not null)`,
  ...['users', 'vendors', 'vouchers', 'riders'].map(
    (table) => `alter table ${table}
      add column origin text not null default 'use' check (origin in ('use', 'demo'))`,
  ),
  // Existing keys come from an unmarked database, which counts as `stg`.
  ...['server_keys', 'payment_keys'].map(
    (table) => `alter table ${table} add column environment text not null default 'stg'`,
  ),
  // Existing demo data. `.test` is a reserved domain, so no customer's mailbox ends in it.
  `update users set origin = 'demo' where email like '%@demo.test'`,
  `update vendors set origin = 'demo' where registration_email like '%@demo.test' or vendor_id in (
    select vendor_id from vendor_members join users on users.id = user_id where origin = 'demo')`,
  `update vendors set origin = 'demo' where parent_vendor_id in (
    select vendor_id from vendors where origin = 'demo')`,
  `update vouchers set origin = 'demo'
    where code = 'TEA10' and type = 'percentage' and percentage = 10
      or country = 'TW' and code = 'LESS30' and type = 'amount'
      or country = 'TW' and code = 'FLAT25' and type = 'deliveryFee'`,
  // Only the simulator has created riders so far.
  `update riders set origin = 'demo'`,
];

export const origins: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
