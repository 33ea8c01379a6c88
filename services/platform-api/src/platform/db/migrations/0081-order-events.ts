import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const orderEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_events (
      order_id text not null, version bigint not null, due_at timestamptz not null default now() + interval '1.5 seconds',
      primary key (order_id, version))`.execute(db);
    await sql`create index order_events_due on order_events (due_at)`.execute(db);
  },
};
