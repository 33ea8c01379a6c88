import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Photos outside the database, and those that their store still has to remove. The trigger queues a removal for every
 * way in which a row ends, also by a deleted order or `npm run forget-demo`.
 */
export const photoStores: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table proof_images add column store text check (store in ('folder', 'bucket')),
      add column object_key text unique, add column bytes integer,
      add constraint proof_images_in_store check ((store is null) = (object_key is null))`.execute(db);
    await sql`create table photo_removals (object_key text primary key, store text not null,
      queued_at bigint not null, due_at bigint not null, attempts integer not null default 0,
      last_error text)`.execute(db);
    await sql`create function queue_photo_removal() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or new.object_key is distinct from old.object_key then
          insert into photo_removals (object_key, store, queued_at, due_at)
          values (old.object_key, old.store, floor(extract(epoch from now())), 0)
          on conflict (object_key) do update set due_at = 0;
        end if;
        return null;
      end $$`.execute(db);
    await sql`create trigger proof_images_removal after delete or update on proof_images
      for each row when (old.object_key is not null) execute function queue_photo_removal()`.execute(db);
  },
};
