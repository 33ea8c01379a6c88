import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Promised ranges that a changed address replaced. */
export const promiseChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table promise_changes (
      order_id text not null references orders (order_id) on delete cascade, changed_at bigint not null,
      from_before bigint not null, to_before bigint not null, from_after bigint not null,
      to_after bigint not null, primary key (order_id, changed_at))`.execute(db);
  },
};
