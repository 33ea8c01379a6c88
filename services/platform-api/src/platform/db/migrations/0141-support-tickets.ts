import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table support_tickets (
    id text primary key, country text not null, vendor_id text not null, email text not null, message text not null,
    order_id text, created_at bigint not null, sent_at bigint)`,
];

export const supportTickets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
