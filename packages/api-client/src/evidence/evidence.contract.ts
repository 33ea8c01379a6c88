import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { promisedRangeSchema } from '../orders/order.schema';
import { coordinates, id, latitude, longitude, money, unixSeconds } from '../wire/fields';
import { defineCall, type Schema } from '../wire/call';

const seconds = z.int().check(z.gte(0));
const metres = z.nullable(z.int().check(z.gte(0)));

/** The evidence of one order that its vendor may see; no phone numbers. */
const evidenceSchema = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  status: z.string(),
  created_at: unixSeconds,
  preordered_for: z.nullable(unixSeconds),
  as_of: unixSeconds,
  /** IANA time zone of the country. */
  timezone: z.string(),
  /** ISO 4217, of all amounts. */
  currency: z.string(),
  customer: z.object({ name: z.string(), address: z.string() }),
  pickup: z.nullable(coordinates),
  dropoff: coordinates,
  rider_id: z.nullable(z.string()),
  amount: money,
  payment_status: z.string(),
  /** Status changes, oldest first. */
  timeline: z.array(
    z.object({
      status: z.string(),
      at: unixSeconds,
      /** The actor; null if unknown. */
      cause: z.nullable(z.enum(['sender', 'shop', 'platform', 'rider', 'bank'])),
      known_from: z.enum(['portal', 'platform', 'rider', 'position', 'photo', 'bank']),
      /** Seconds since the previous change. */
      after: z.nullable(seconds),
      /** Between the rider and the place of the status. */
      metres,
    }),
  ),
  /** From request to end; null while the order is active. */
  seconds: z.nullable(seconds),
  /** Until a rider accepted, and of the rider at the shop. */
  waits: z.object({ search: z.nullable(seconds), shop: z.nullable(seconds) }),
  /** The promised range that holds. */
  promise: z.nullable(z.object({ from: unixSeconds, to: unixSeconds })),
  /** Ranges that a changed address replaced, oldest first; absent without any, and from older servers. */
  promise_changes: z.optional(
    z.array(z.object({ at: unixSeconds, before: promisedRangeSchema, after: promisedRangeSchema })),
  ),
  /** Seconds after that range; the three parts add up to it. */
  delay: z.nullable(z.object({ seconds, search: seconds, shop: seconds, way: seconds })),
  /** Times of more than a minute without a rider position. */
  gaps: z.array(z.object({ from: unixSeconds, to: unixSeconds })),
  /** They add up to `charged`. */
  fees: z.array(
    z.object({
      at: unixSeconds,
      kind: z.enum(['quoted', 'voucher', 'changed', 'not-charged']),
      amount: money,
    }),
  ),
  charged: money,
  proofs: z.array(z.object({ kind: z.enum(PROOF_KINDS), created_at: unixSeconds, metres })),
  /** What was deleted after its time, with the hash of its bytes; absent without any, and from older servers. */
  deleted_proofs: z.optional(
    z.array(
      z.object({
        kind: z.enum([...PROOF_KINDS, 'signature']),
        created_at: unixSeconds,
        deleted_at: unixSeconds,
        sha256: z.string(),
      }),
    ),
  ),
  /** Rider positions every 15 seconds, oldest first, kept for 30 days. */
  track: z.array(z.object({ at: unixSeconds, latitude, longitude })),
});

const ofOrder = <const Method extends 'GET' | 'POST', const Path extends string, S extends Schema>(
  method: Method,
  path: Path,
  result: S,
) =>
  defineCall({
    method,
    path,
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { order: 'params.orderId' },
    params: z.object({ orderId: id }),
    query: null,
    body: null,
    answer: z.object({ result }),
    errors: [401, 403, 404],
    idempotency: 'none',
  });

const links = z.object({
  open: z.number(),
  /** When the last link ends; null when none is open. */
  ends_at: z.nullable(unixSeconds),
});

export const evidenceContract = {
  get: ofOrder('GET', '/order/:orderId/evidence', evidenceSchema),
  /** The evidence as a JWS in flattened JSON serialisation (RFC 7515, 7.2.2), with its summary. */
  signed: ofOrder(
    'GET',
    '/order/:orderId/evidence/signed',
    z.object({
      payload: z.string(),
      protected: z.string(),
      signature: z.string(),
      key_id: z.string(),
      signed_at: unixSeconds,
      /** Of the payload bytes, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
  /** Creates a link to a public page: the order's history without names, addresses and positions. */
  share: ofOrder(
    'POST',
    '/order/:orderId/evidence/share',
    z.object({ path: z.string(), ends_at: unixSeconds }),
  ),
  shares: ofOrder('GET', '/order/:orderId/evidence/shares', links),
  endShares: ofOrder('POST', '/order/:orderId/evidence/shares/end', links),
};

export type Evidence = z.infer<typeof evidenceSchema>;
