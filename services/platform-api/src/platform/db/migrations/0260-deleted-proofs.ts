import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos and signatures end after `PROOF_DAYS`; their hashes stay for evidence that was signed before. */
export const deletedProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table proof_images alter column content drop not null, add column sha256 text,
      add column deleted_at bigint`.execute(db);
    await sql`alter table delivery_signatures alter column signature drop not null, add column sha256 text,
      add column deleted_at bigint`.execute(db);
    await sql`create index proof_images_by_age on proof_images (created_at) where deleted_at is null`.execute(
      db,
    );
    await sql`create index delivery_signatures_by_age on delivery_signatures (created_at)
      where deleted_at is null`.execute(db);
  },
};
