import * as z from 'zod/mini';
import { defineCall, type Schema } from '../wire/call';
import { coordinates, id, latitude, longitude, money, unixSeconds } from '../wire/fields';
import { TRACKING_STAGES } from '../order-rules/tracking-stages';

const tracking = {
  order_id: z.string(),
  status: z.string(),
  /** Null once the order is cancelled or has failed. */
  stage: z.nullable(z.enum(TRACKING_STAGES)),
  /** Oldest first. */
  status_history: z.array(z.object({ status: z.string(), created_at: unixSeconds })),
  preordered_for: z.nullable(unixSeconds),
  vendor: z.object({ name: z.string(), location: z.nullable(coordinates) }),
  destination: coordinates,
  /** Only while one is assigned. */
  rider_name: z.optional(z.string()),
  /** Where the rider is; before pick-up only by the flag for that. */
  rider: z.nullable(z.object({ name: z.string(), latitude, longitude })),
  /** Of the next place the rider reaches. */
  eta: z.nullable(unixSeconds),
  cancellation: z.nullable(z.object({ reason: z.string(), by: z.enum(['USER', 'PLATFORM']) })),
  delivery_receipt_available: z.boolean(),
};
export const trackingSchema = z.object(tracking);
/** Tracking of a parcel between consumers. */
export const parcelTrackingSchema = z.object({
  ...tracking,
  sender_name: z.nullable(z.string()),
  description: z.string(),
});

export const deliveryReceiptSchema = z.object({
  order_id: z.string(),
  created_at: unixSeconds,
  delivered_at: unixSeconds,
  vendor_name: z.string(),
  description: z.string(),
  amount: money,
  payment_status: z.string(),
  delivery_fee: money,
  /** ISO 4217. */
  currency: z.string(),
});

const publicCall = <const Path extends string, S extends Schema>(path: Path, result: S) =>
  defineCall({
    method: 'GET',
    path,
    base: 'api',
    access: 'public',
    owner: null,
    params: z.object({ orderId: id }),
    query: null,
    body: null,
    answer: z.object({ result }),
    errors: [404],
    idempotency: 'none',
  });

/** What anybody with the link may see: no phone numbers, no addresses in words. */
export const publicTrackingContract = {
  order: publicCall('/tracking/:orderId', trackingSchema),
  parcel: publicCall('/tracking-c2c/:orderId', parcelTrackingSchema),
  receipt: publicCall('/delivery-receipt/:orderId', deliveryReceiptSchema),
};

export type Tracking = z.infer<typeof trackingSchema>;
export type ParcelTracking = z.infer<typeof parcelTrackingSchema>;
export type DeliveryReceipt = z.infer<typeof deliveryReceiptSchema>;
