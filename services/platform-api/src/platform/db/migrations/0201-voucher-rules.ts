import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table vouchers add column valid_from bigint, add column customer_limit integer',
  `create index orders_with_voucher on orders (country, customer_phone_number) where voucher is not null`,
];

export const voucherRules: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
