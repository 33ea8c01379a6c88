import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/database';
import { PhotoStoreError, type StoreName } from './stores/photo-store';
import type { PhotoStores } from './stores/photo-stores';

const PORTION = 100;
const STORES: readonly StoreName[] = ['folder', 'bucket'];

interface RemovalDeps {
  db: Db;
  photoStores: PhotoStores;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Removes photos of deleted rows from their stores. A store that fails is tried again with the next cleaning. */
export async function removeQueuedPhotos(
  deps: RemovalDeps,
  nowSeconds: number,
  stopping: AbortSignal,
): Promise<void> {
  for (const store of STORES) {
    for (let removed = PORTION; removed === PORTION && !stopping.aborted;)
      removed = await removePortion(deps, store, nowSeconds);
  }
}

/** @returns how many were removed; fewer than a portion after a failure */
async function removePortion(
  { db, photoStores, log }: RemovalDeps,
  name: StoreName,
  nowSeconds: number,
): Promise<number> {
  // Failed ones last, so that one refused photo does not hold back the others for ever.
  const queued = await db
    .selectFrom('photo_removals')
    .select(['object_key', 'attempts'])
    .where('store', '=', name)
    .where('due_at', '<=', nowSeconds)
    .orderBy('attempts')
    .orderBy('queued_at')
    .limit(PORTION)
    .execute();
  let removed = 0;
  for (const { object_key, attempts } of queued) {
    try {
      const store = photoStores.find(name);
      if (!store) throw new PhotoStoreError(name, 'no-settings');
      await store.remove(object_key);
    } catch (error) {
      if (!(error instanceof PhotoStoreError)) throw error;
      log.warn({ store: name, code: error.code }, 'photos wait for their removal');
      await db
        .updateTable('photo_removals')
        .set({ attempts: attempts + 1, last_error: error.code })
        .where('object_key', '=', object_key)
        .execute();
      return removed;
    }
    await db.deleteFrom('photo_removals').where('object_key', '=', object_key).execute();
    removed += 1;
  }
  return removed;
}
