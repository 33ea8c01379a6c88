import type { Delivery, FleetEvent } from '@courier/api-client/fleet';
import type { Proof } from '@courier/api-client/contract';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { storeProof } from '../../orders';
import { readDelivery, readProofsRequired } from '../delivery-answer';

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
 * Adds a photo to a delivery.
 * @throws Refusal as `storeProof`
 */
export async function addProof(
  deps: Pick<Deps, 'bus' | 'clock' | 'config' | 'photoStores'>,
  db: Db,
  orderId: string,
  kind: Proof['kind'],
  bytes: Buffer,
): Promise<Delivery> {
  await storeProof(deps, db, orderId, kind, bytes);
  return readDelivery(deps, db, orderId);
}
