import { sql, type Kysely, type Migration } from 'kysely';

export const bulkFileNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bulk_jobs add column file_name text`.execute(db);
  },
};
