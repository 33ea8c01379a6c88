import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table orders add column promised_from bigint, add column promised_to bigint',
  // A fifth each way and at least one minute: the range formerly shown for these estimates.
  `update orders set promised_from = created_at + greatest(0, minutes - spread) * 60,
      promised_to = created_at + (minutes + spread) * 60
    from (select order_id as id, minutes, greatest(1, round(minutes / 5.0)) as spread
      from (select order_id, greatest(0, round((promised_for - created_at) / 60.0)) as minutes
        from orders where promised_for is not null and preordered_for is null) as estimates) as ranges
    where order_id = ranges.id`,
];

/** The range given at placement, so that every screen shows and compares the same one. */
export const promisedRanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
