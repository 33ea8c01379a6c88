import { sql, type Kysely, type Migration } from 'kysely';

/** Worth nothing after a crash, so nothing of it is written ahead; half-empty pages keep counting in place. */
export const callCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table call_counts (
      key text primary key, count integer not null, ends_at_ms bigint not null) with (fillfactor = 50)`.execute(
      db,
    );
  },
};
