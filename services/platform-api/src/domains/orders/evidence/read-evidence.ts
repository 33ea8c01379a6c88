import type { Evidence } from '@courier/api-client/contract';
import { buildEvidence } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import { toMajor } from '../../../platform/money';
import { listFeeChanges } from '../charges/fee-changes';
import { listDeletedProofs } from '../proofs/delete-old-proofs';
import { findOrder } from '../stored-orders/orders.repository';
import { listPromiseChanges } from '../stored-orders/promise-changes';

/**
 * Callers must check access to the order first.
 * @throws Refusal 404
 */
export async function readEvidence(db: Db, orderId: string, nowSeconds: number): Promise<Evidence> {
  const order = await findOrder(db, orderId);
  if (!order) throw notFound();
  const row = await db
    .selectFrom('orders')
    .innerJoin('vendors', 'vendors.vendor_id', 'orders.vendor_id')
    .select(['vendors.name', 'orders.country', 'orders.currency', 'orders.amount_minor'])
    .select(['orders.pickup_latitude', 'orders.pickup_longitude'])
    .where('orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const track = await db
    .selectFrom('rider_positions')
    .select(['seen_at as at', 'latitude', 'longitude'])
    .where('order_id', '=', orderId)
    .orderBy('slot')
    .execute();
  const changes = await listFeeChanges(db, orderId, row.country);
  const promiseChanges = await listPromiseChanges(db, orderId);
  const deleted = await listDeletedProofs(db, orderId);
  const { pickup_latitude, pickup_longitude } = row;
  const pickup =
    pickup_latitude === null || pickup_longitude === null
      ? null
      : { latitude: pickup_latitude, longitude: pickup_longitude };
  const { address, latitude, longitude } = order.customer.location;
  return {
    order_id: order.order_id,
    vendor_id: order.vendor_id,
    vendor_name: order.sender?.name || row.name,
    status: order.status,
    created_at: order.created_at,
    preordered_for: order.preordered_for,
    as_of: nowSeconds,
    timezone: countryConfig(row.country).timezone,
    currency: row.currency,
    customer: { name: order.customer.name, address },
    pickup,
    dropoff: { latitude, longitude },
    rider_id: order.rider_id,
    amount: toMajor(row.amount_minor, row.country),
    payment_status: order.order.payment_status,
    ...buildEvidence(order, pickup, track, changes),
    ...(promiseChanges.length > 0 ? { promise_changes: promiseChanges } : {}),
    ...(deleted.length > 0 ? { deleted_proofs: deleted } : {}),
    track,
  };
}
