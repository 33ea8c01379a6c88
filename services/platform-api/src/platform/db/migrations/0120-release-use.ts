import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const releaseUse: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table release_outcomes (
      brand text not null, remote text not null, release text not null, outcome text not null,
      times bigint not null, told_at bigint not null,
      primary key (brand, remote, release, outcome))`.execute(db);
    await sql`create table release_proofs (
      brand text not null, remote text not null, release text not null, proven_at bigint not null,
      primary key (brand, remote, release))`.execute(db);
  },
};
