import type { Delivery, FleetEvent } from '@courier/api-client/fleet';
import type { Proof } from '@courier/api-client/contract';
import { badInput, conflict } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import {
  noteOnOrder,
  cleanImage,
  assertProofsFit,
  deleteVersions,
  insertVersion,
  listProofVersions,
  nextVersion,
  outdatedVersions,
  withoutOldest,
  isOver,
  storeUnavailable,
  writePhoto,
} from '../../orders';
import { readDelivery, readProofsRequired } from '../delivery-answer';

/** Photos may follow for as long after the end. */
const AFTER_END_SECONDS = 3600;

/** Whether a delivery with this event proves all that it has to. */
export async function isProved(
  db: Db,
  row: OrderRow,
  { status, signature, age_checked }: Pick<FleetEvent, 'status' | 'signature' | 'age_checked'>,
): Promise<boolean> {
  if (status !== 'DELIVERED') return true;
  if (row.age_validation_required && age_checked !== true) return false;
  const required = readProofsRequired(row);
  if (required.includes('photo') && !row.proofs.some(({ kind }) => kind === 'delivery')) return false;
  if (!required.includes('signature') || signature !== undefined) return true;
  const stored = await db
    .selectFrom('delivery_signatures')
    .select('order_id')
    .where('order_id', '=', row.order_id)
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Adds a photo; the newest version of a kind counts, and the newest ten are kept.
 * @throws Refusal 400 for bytes that are no picture, 409 long after the end, 413 for more than 40 MB of an
 * order, 503 while the photo cannot be stored
 */
export async function addProof(
  deps: Pick<Deps, 'bus' | 'clock' | 'config' | 'photoStores'>,
  db: Db,
  orderId: string,
  kind: Proof['kind'],
  bytes: Buffer,
  afterEndSeconds = AFTER_END_SECONDS,
): Promise<Delivery> {
  const image = cleanImage(bytes);
  if (!image)
    throw badInput('This is no JPEG or PNG of at most 40 megapixels.', 'error.invalid-input', 'body');
  const now = deps.clock.nowSeconds();
  const write = { orderId, kind, photo: image, nowSeconds: now };
  // Before the transaction, because a store may answer slowly.
  const place = await writePhoto(deps, db, write).catch((error: unknown) => {
    throw storeUnavailable(error);
  });
  return inTransaction(db, async (trx) => {
    const stored = await listProofVersions(trx, orderId);
    assertProofsFit(stored, kind, image.content.length);
    const dropped = outdatedVersions(stored, kind);
    await noteOnOrder(deps, trx, orderId, now, (order) => {
      const ended = order.status_history.at(-1)?.created_at ?? now;
      if (isOver(order.status) && ended < now - afterEndSeconds)
        throw conflict('The delivery has ended.', 'delivery-ended');
      const proofs = withoutOldest(order.proofs, kind, dropped.length);
      return { proofs: JSON.stringify([...proofs, { kind, created_at: now }]) };
    });
    await deleteVersions(trx, orderId, kind, dropped);
    await insertVersion(trx, write, nextVersion(stored, kind), place);
    return readDelivery(deps, trx, orderId);
  });
}
