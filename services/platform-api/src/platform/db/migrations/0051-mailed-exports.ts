import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table export_requests add column claimed_until bigint`,
  `alter table export_requests add column language text not null default 'en'`,
  `create table outbox_attachments (
    mail_id bigint not null references outbox (id) on delete cascade, position integer not null, name text not null,
    content_type text not null, content bytea not null, primary key (mail_id, position))`,
];

export const mailedExports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
