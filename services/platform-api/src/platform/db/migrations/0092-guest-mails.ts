import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table guests (vendor_id text primary key, language text not null)`,
  `create table guest_mails (order_id text not null, kind text not null, created_at bigint not null, sent_at bigint,
    primary key (order_id, kind))`,
];

export const guestMails: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
