import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unlogged, because counts are worthless after a crash; half-empty pages allow in-place updates. */
export const callCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table call_counts (
      key text primary key, count integer not null, ends_at_ms bigint not null) with (fillfactor = 50)`.execute(
      db,
    );
  },
};
