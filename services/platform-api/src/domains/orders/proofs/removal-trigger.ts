import type { DatabaseFunction } from '../../../platform/db/install-function';

/**
 * Runs for each deleted or changed row of `proof_images` whose photo is in a store (trigger `proof_images_removal`). It
 * queues the removal for every way in which a row ends, also by a deleted order or `npm run forget-demo`.
 */
export const REMOVAL_FUNCTION: DatabaseFunction = {
  name: 'queue_photo_removal',
  version: 1,
  statement: `create or replace function queue_photo_removal() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or new.object_key is distinct from old.object_key then
      insert into photo_removals (object_key, store, queued_at, due_at)
      values (old.object_key, old.store, floor(extract(epoch from now())), 0)
      on conflict (object_key) do update set due_at = 0;
    end if;
    return null;
  end $$`,
};
