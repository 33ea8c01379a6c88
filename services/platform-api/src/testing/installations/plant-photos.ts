import type { Db } from '../../platform/db/database';
import { insertMeasuredOrders, removeOrders } from './plant-prices';

/** A photo whose bytes are in a store. */
export async function insertStoredPhoto(db: Db, store: 'folder' | 'bucket'): Promise<void> {
  await insertMeasuredOrders(db, { estimated: 0, total: 1 });
  await db
    .insertInto('proof_images')
    .values({
      order_id: 'measured-1',
      kind: 'delivery',
      version: 1,
      content_type: 'image/png',
      content: null,
      created_at: 1,
      store,
      object_key: 'measured-1/delivery',
      bytes: 8,
    })
    .execute();
}

export async function insertPhotoRemoval(
  db: Db,
  store: 'folder' | 'bucket',
  queued_at: number,
): Promise<void> {
  const failure = { attempts: 3, last_error: `${store}-timeout` };
  await db
    .insertInto('photo_removals')
    .values({ object_key: 'measured-1/pickup', store, queued_at, due_at: queued_at, ...failure })
    .execute();
}

export async function removeStoredPhotos(db: Db): Promise<void> {
  await db.deleteFrom('proof_images').execute();
  await removeOrders(db);
  await db.deleteFrom('photo_removals').execute();
}
