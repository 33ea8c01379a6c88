import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bulkFileNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bulk_jobs add column file_name text`.execute(db);
  },
};
