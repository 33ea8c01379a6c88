import type { PaymentMethod } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';

export interface PlacedFee {
  orderId: string;
  feeMinor: number;
  /** The pickup position stays the one from when the order was placed. */
  source: LatLng;
  destination: LatLng;
  paymentMethod: PaymentMethod;
  /** Unix seconds; null for an immediate order. */
  preorderedFor: number | null;
}

/**
 * The fee and route that an order was placed with.
 * @throws Refusal 404 for an unknown order and one of another vendor
 */
export async function placedFee(db: Db, vendorId: string, orderId: string): Promise<PlacedFee> {
  const row = await db
    .selectFrom('orders')
    .select([
      'delivery_fee_minor',
      'latitude',
      'longitude',
      'pickup_latitude',
      'pickup_longitude',
      'payment_method',
      'preordered_for',
    ])
    .where('order_id', '=', orderId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const destination = { latitude: row.latitude, longitude: row.longitude };
  return {
    orderId,
    feeMinor: row.delivery_fee_minor,
    source: {
      latitude: row.pickup_latitude ?? destination.latitude,
      longitude: row.pickup_longitude ?? destination.longitude,
    },
    destination,
    paymentMethod: row.payment_method,
    preorderedFor: row.preordered_for,
  };
}
