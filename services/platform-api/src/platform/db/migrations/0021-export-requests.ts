import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const exportRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table export_requests (
          id text primary key, country text not null, vendor_id text not null references vendors (vendor_id),
          email text not null, query jsonb not null, created_at bigint not null, sent_at bigint)`,
      )
      .execute(db);
    await sql
      .raw(`create index export_requests_waiting on export_requests (created_at) where sent_at is null`)
      .execute(db);
  },
};
