import type { Proof } from '@courier/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { ProofImageTable } from '../../../platform/db/tables/fleet-tables';
import { PhotoStoreError, type Photo } from './stores/photo-store';
import type { PhotoStores } from './stores/photo-stores';

/** Columns that say where the bytes of a photo are. */
export type PhotoPlace = Pick<ProofImageTable, 'content'> & {
  sha256: string | null;
  store: 'folder' | 'bucket' | null;
  object_key: string | null;
  bytes: number | null;
};

/** A photo without a row is removed from its store afterwards. */
const UNUSED_SECONDS = 3600;

const hashPhoto = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Writes a photo into the store of the settings, outside any transaction. It is removed again unless `usePhoto` is
 * called in the transaction that inserts the row.
 * @throws PhotoStoreError
 */
export async function writePhoto(
  { photoStores: { current } }: { photoStores: PhotoStores },
  db: Db,
  { orderId, kind, photo, nowSeconds }: PhotoWrite,
): Promise<PhotoPlace> {
  const { content } = photo;
  const sha256 = hashPhoto(content);
  if (!current) return { content, sha256, store: null, object_key: null, bytes: null };
  const key = `${orderId}/${kind}-${randomUUID()}`;
  const removal = { object_key: key, store: current.name, queued_at: nowSeconds };
  await db
    .insertInto('photo_removals')
    .values({ ...removal, due_at: nowSeconds + UNUSED_SECONDS })
    .execute();
  await current.write(key, photo);
  return { content: null, sha256, store: current.name, object_key: key, bytes: content.length };
}

export interface PhotoWrite {
  orderId: string;
  kind: Proof['kind'];
  photo: Photo;
  nowSeconds: number;
}

/** Withdraws the removal of a photo whose row is inserted in the same transaction. */
export async function usePhoto(trx: Db, { object_key }: PhotoPlace): Promise<void> {
  if (object_key === null) return;
  await trx.deleteFrom('photo_removals').where('object_key', '=', object_key).execute();
}

/** Null for a photo that is deleted, missing in its store or changed there. @throws PhotoStoreError */
export async function readPhoto(
  { photoStores }: { photoStores: PhotoStores },
  { content, store, object_key, sha256 }: Omit<PhotoPlace, 'bytes'>,
): Promise<Buffer | null> {
  if (content) return Buffer.from(content);
  if (store === null || object_key === null) return null;
  const opened = photoStores.find(store);
  if (!opened) throw new PhotoStoreError(store, 'no-settings');
  const stored = await opened.read(object_key);
  return stored !== null && hashPhoto(stored) === sha256 ? stored : null;
}

/** The answer while a store cannot be used; the log gets the cause. */
export function storeUnavailable(error: unknown): unknown {
  if (!(error instanceof PhotoStoreError)) return error;
  const refusal = new Refusal(503, 'Photos are not available at the moment.', 'error.unavailable', {
    retryAfter: 30,
  });
  refusal.cause = error;
  return refusal;
}
