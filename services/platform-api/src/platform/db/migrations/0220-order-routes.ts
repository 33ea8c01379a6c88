import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders keep the way that their quote measured; quotes keep it until they expire. */
export const orderRoutes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column route_polyline text, add column route_metres double precision`.execute(
      db,
    );
    await sql`create table quoted_routes (
      mark text primary key,
      metres double precision not null,
      is_estimate boolean not null,
      polyline text,
      expires_at bigint not null
    )`.execute(db);
  },
};
