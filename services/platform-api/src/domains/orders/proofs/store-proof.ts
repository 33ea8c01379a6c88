import type { Proof } from '@courier/api-client/contract';
import { badInput, conflict } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { isOver } from '../stored-orders/ended-statuses';
import { addOrderNote } from '../stored-orders/add-order-note';
import { cleanImage } from './images/clean-image';
import {
  assertProofsFit,
  deleteVersions,
  insertVersion,
  listProofVersions,
  nextVersion,
  outdatedVersions,
  withoutOldest,
} from './proof-versions';
import { storeUnavailable, writePhoto } from './stored-photos';

/** Photos may follow for as long after the end. */
const AFTER_END_SECONDS = 3600;

/**
 * Adds a photo; the newest version of a kind counts, and the newest ten are kept.
 * @throws Refusal 400 for bytes that are no picture, 409 long after the end, 413 for more than 40 MB of an
 * order, 503 while the photo cannot be stored
 */
export async function storeProof(
  deps: Pick<Deps, 'bus' | 'clock' | 'config' | 'photoStores'>,
  db: Db,
  orderId: string,
  kind: Proof['kind'],
  bytes: Buffer,
  afterEndSeconds = AFTER_END_SECONDS,
): Promise<void> {
  const image = cleanImage(bytes);
  if (!image)
    throw badInput('This is no JPEG or PNG of at most 40 megapixels.', 'error.invalid-input', 'body');
  const now = deps.clock.nowSeconds();
  const write = { orderId, kind, photo: image, nowSeconds: now };
  // Before the transaction, because a store may answer slowly.
  const place = await writePhoto(deps, db, write).catch((error: unknown) => {
    throw storeUnavailable(error);
  });
  await inTransaction(db, async (trx) => {
    const stored = await listProofVersions(trx, orderId);
    assertProofsFit(stored, kind, image.content.length);
    const dropped = outdatedVersions(stored, kind);
    await addOrderNote(deps, trx, orderId, now, (order) => {
      const ended = order.status_history.at(-1)?.created_at ?? now;
      if (isOver(order.status) && ended < now - afterEndSeconds)
        throw conflict('The delivery has ended.', 'delivery-ended');
      const proofs = withoutOldest(order.proofs, kind, dropped.length);
      return { proofs: JSON.stringify([...proofs, { kind, created_at: now }]) };
    });
    await deleteVersions(trx, orderId, kind, dropped);
    await insertVersion(trx, write, nextVersion(stored, kind), place);
  });
}
