import * as z from 'zod/mini';
import { CUSTOMER_REASONS } from '../order-rules/changes/customer-reasons';
import { LIMITS } from '@courier/config';
import { defineCall, type Schema } from '../wire/call';
import { coordinates, id, latitude, longitude, money, route, unixSeconds } from '../wire/fields';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { chargeSchema, handoverSchema, promisedRangeSchema } from '../orders/order.schema';
import { TRACKING_STAGES } from '../order-rules/status/tracking-stages';

const tracking = {
  order_id: z.string(),
  status: z.string(),
  /** Null for a cancelled or failed order. */
  stage: z.nullable(z.enum(TRACKING_STAGES)),
  /** Oldest first. */
  status_history: z.array(z.object({ status: z.string(), created_at: unixSeconds })),
  preordered_for: z.nullable(unixSeconds),
  /** The range promised at placement, if any. */
  promised_range: z.optional(z.nullable(promisedRangeSchema)),
  vendor: z.object({ name: z.string(), location: z.nullable(coordinates) }),
  destination: coordinates,
  rider_name: z.optional(z.string()),
  /** Position of the rider; before pick-up only with its flag. */
  rider: z.nullable(
    z.object({
      name: z.string(),
      latitude,
      longitude,
      /** Time of the position. */
      updated_at: z.optional(unixSeconds),
    }),
  ),
  /** The rider's way from shop to customer; only while the rider is shown. */
  route,
  /** Server time of the answer. */
  as_of: z.optional(unixSeconds),
  /** At the rider's next stop. */
  eta: z.nullable(unixSeconds),
  cancellation: z.nullable(z.object({ reason: z.string(), by: z.enum(['USER', 'PLATFORM']) })),
  /** Why the order comes back to the shop, as far as customers are shown it. */
  return_reason: z.optional(z.enum(CUSTOMER_REASONS)),
  delivery_receipt_available: z.boolean(),
  /** The rider needs the customer's PIN; the call `pin` shows it. Absent where none is awaited. */
  pin_required: z.optional(z.literal(true)),
  /** The newest visible picture of each kind, oldest first; omitted by older servers. */
  proofs: z.optional(z.array(z.object({ kind: z.enum(PROOF_KINDS), created_at: unixSeconds }))),
  /** A proposal and a rating need the key of the customer's link; absent for orders without one. */
  key_required: z.optional(z.literal(true)),
  /** What the customer may propose now; absent if unsupported. */
  proposable: z.optional(z.object({ note: z.boolean(), pin: z.boolean() })),
  /** Outcome of the last proposal. Only the vendor gets its text, because anyone may have the link. */
  proposal: z.optional(
    z.object({
      note: z.boolean(),
      pin: z.boolean(),
      state: z.enum(['open', 'accepted', 'refused']),
      answered_at: z.nullable(unixSeconds),
    }),
  ),
  /** End of the rating period; absent when not ratable. */
  ratable_until: z.optional(unixSeconds),
  /** 1 to 5, once rated. */
  stars: z.optional(z.int()),
};
const trackingSchema = z.object(tracking);
const parcelTrackingSchema = z.object({
  ...tracking,
  sender_name: z.nullable(z.string()),
  description: z.string(),
});

const deliveryReceiptSchema = z.object({
  order_id: z.string(),
  created_at: unixSeconds,
  delivered_at: unixSeconds,
  /** The range promised at placement, if any. */
  promised_range: z.optional(z.nullable(promisedRangeSchema)),
  vendor_name: z.string(),
  description: z.string(),
  amount: money,
  payment_status: z.string(),
  delivery_fee: money,
  /** As in an order, without the code of the voucher; omitted by older servers. */
  charges: z.optional(z.array(chargeSchema)),
  /** Who pays the delivery; omitted by older servers. */
  payer: z.optional(z.string()),
  /** ISO 4217. */
  currency: z.string(),
  handover: z.optional(z.omit(handoverSchema, { customer_key: true })),
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

const ANSWERED = z.object({ result: z.object({ received: z.literal(true) }) });
const customerCall = <const Path extends string, S extends Schema>(path: Path, body: S) =>
  defineCall({
    method: 'POST',
    path,
    base: 'api',
    access: 'public',
    owner: null,
    params: z.object({ orderId: id }),
    query: null,
    body,
    answer: ANSWERED,
    errors: [400, 404, 409],
    idempotency: 'none',
  });

/** The key of the customer's link, in the body, so that no log has it. */
const linkKey = z.string().check(z.minLength(1), z.maxLength(64));

/** A note for the rider, a better pin, or both. `key` is needed where the order has one. */
const proposalToSend = z.object({
  key: z.optional(linkKey),
  note: z.optional(z.string().check(z.maxLength(LIMITS.proposalNoteCharacters))),
  pin: z.optional(coordinates),
});
/** `key` is needed where the order has one. */
const ratingToSend = z.object({
  key: z.optional(linkKey),
  stars: z.int().check(z.gte(1), z.lte(5)),
  words: z.optional(z.string().check(z.maxLength(LIMITS.ratingWordsCharacters))),
});

/** Visible to anyone with the link: no phone numbers, no address texts, pictures only with their flags. */
export const publicTrackingContract = {
  order: publicCall('/tracking/:orderId', trackingSchema),
  parcel: publicCall('/tracking-c2c/:orderId', parcelTrackingSchema),
  receipt: publicCall('/delivery-receipt/:orderId', deliveryReceiptSchema),
  proof: defineCall({
    method: 'GET',
    path: '/tracking/:orderId/proof/:kind',
    base: 'api',
    access: 'public',
    owner: null,
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    query: null,
    body: null,
    answer: z.string(),
    file: ['image/png', 'image/jpeg'],
    errors: [400, 404],
    idempotency: 'none',
  }),
  propose: customerCall('/tracking/:orderId/proposal', proposalToSend),
  rate: customerCall('/tracking/:orderId/rating', ratingToSend),
  /** The customer's PIN. */
  pin: defineCall({
    method: 'POST',
    path: '/tracking/:orderId/pin',
    base: 'api',
    access: 'public',
    owner: null,
    params: z.object({ orderId: id }),
    query: null,
    body: z.object({ key: linkKey }),
    /** Null once it was given. */
    answer: z.object({ result: z.object({ pin: z.nullable(z.string()) }) }),
    errors: [400, 404],
    idempotency: 'none',
  }),
};

export type Tracking = z.infer<typeof trackingSchema>;
export type ParcelTracking = z.infer<typeof parcelTrackingSchema>;
export type DeliveryReceipt = z.infer<typeof deliveryReceiptSchema>;
