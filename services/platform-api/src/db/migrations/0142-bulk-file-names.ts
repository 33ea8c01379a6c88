import { sql, type Kysely, type Migration } from 'kysely';

/** Earlier files are listed by their names, in every browser of the shop. */
export const bulkFileNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bulk_jobs add column file_name text`.execute(db);
  },
};
