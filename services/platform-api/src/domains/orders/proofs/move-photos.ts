import type { Proof } from '@courier/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Db } from '../../../platform/db/database';
import { readPhoto, usePhoto, writePhoto, type PhotoPlace } from './stored-photos';
import type { PhotoStores } from './stores/photo-stores';

const PORTION = 20;

interface MoveDeps {
  db: Db;
  photoStores: PhotoStores;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface StoredPhoto extends PhotoPlace {
  order_id: string;
  kind: Proof['kind'];
  version: number;
  content_type: 'image/jpeg' | 'image/png';
}

/**
 * Moves photos from the stores of earlier settings into the present one. The removal from the earlier store
 * is queued by the database. Photos that their store lacks stay as they are.
 * @throws PhotoStoreError
 */
export async function movePhotos(deps: MoveDeps, nowSeconds: number, stopping: AbortSignal): Promise<void> {
  let skipped = 0;
  while (!stopping.aborted) {
    const photos = await listMisplaced(deps, skipped);
    if (photos.length === 0) return;
    for (const photo of photos) if (!(await movePhoto(deps, photo, nowSeconds))) skipped += 1;
  }
}

/** In the order of their creation, so that those that cannot be moved come first and are skipped. */
function listMisplaced({ db, photoStores }: MoveDeps, skipped: number): Promise<StoredPhoto[]> {
  const current = photoStores.current?.name ?? null;
  const readable = (['folder', 'bucket'] as const).filter((name) => photoStores.find(name) !== null);
  return db
    .selectFrom('proof_images')
    .select(['order_id', 'kind', 'version', 'content_type'])
    .select(['content', 'sha256', 'store', 'object_key', 'bytes'])
    .where('deleted_at', 'is', null)
    .where('store', 'is distinct from', current)
    .where((eb) => eb.or([eb('store', 'is', null), ...readable.map((name) => eb('store', '=', name))]))
    .orderBy('created_at')
    .orderBy('order_id')
    .orderBy('kind')
    .orderBy('version')
    .offset(skipped)
    .limit(PORTION)
    .execute();
}

async function movePhoto(deps: MoveDeps, row: StoredPhoto, nowSeconds: number): Promise<boolean> {
  const { order_id: orderId, kind, version, content_type: contentType, object_key: earlierKey } = row;
  const content = await readPhoto(deps, row);
  if (!content) {
    deps.log.warn({ orderId, kind, version, store: row.store }, 'photo is not in its store');
    return false;
  }
  const photo = { contentType, content };
  const place = await writePhoto(deps, deps.db, { orderId, kind, photo, nowSeconds });
  await inTransaction(deps.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('proof_images')
      .set(place)
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .where('object_key', 'is not distinct from', earlierKey)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await usePhoto(trx, place);
  });
  return true;
}
