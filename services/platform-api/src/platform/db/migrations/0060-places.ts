import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Place names with a trigram index. The server fills it from the data packages. */
export const places: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create extension if not exists pg_trgm`,
      `create table place_loads (id text primary key, version text not null)`,
      `create table world_cities (
        city_id integer primary key, country text not null, name text not null, local_name text,
        latitude double precision not null, longitude double precision not null, population integer not null)`,
      `create index world_cities_position on world_cities (country, latitude)`,
      `create table place_names (
        country text not null, folded text not null, grams text not null, place_ids jsonb not null,
        weight integer not null, primary key (country, folded))`,
      // Without `fastupdate`: the pending list makes the planner prefer a sequential scan.
      `create index place_names_grams on place_names using gin (grams gin_trgm_ops) with (fastupdate = off)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
