import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/proof-kinds';
import { coordinates, id, latitude, longitude, money, unixSeconds } from '../wire/fields';
import { defineCall, type Schema } from '../wire/call';

const seconds = z.int().check(z.gte(0));
const metres = z.nullable(z.int().check(z.gte(0)));

/** What is known of the course of one order, as far as its vendor may see it; no phone numbers. */
export const evidenceSchema = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  status: z.string(),
  created_at: unixSeconds,
  preordered_for: z.nullable(unixSeconds),
  /** When all this was read. */
  as_of: unixSeconds,
  /** Of the country, as IANA writes it. */
  timezone: z.string(),
  /** ISO 4217, of all amounts. */
  currency: z.string(),
  customer: z.object({ name: z.string(), address: z.string() }),
  pickup: z.nullable(coordinates),
  dropoff: coordinates,
  rider_id: z.nullable(z.string()),
  amount: money,
  payment_status: z.string(),
  /** Every change of status, oldest first. */
  timeline: z.array(
    z.object({
      status: z.string(),
      at: unixSeconds,
      /** The actor; null if unknown. */
      cause: z.nullable(z.enum(['sender', 'shop', 'platform', 'rider', 'bank'])),
      known_from: z.enum(['portal', 'platform', 'rider', 'position', 'photo', 'bank']),
      /** Seconds since the one before. */
      after: z.nullable(seconds),
      /** Between the rider and the place the status speaks of. */
      metres,
    }),
  ),
  /** From the request to the end; null while it runs. */
  seconds: z.nullable(seconds),
  /** Until a rider accepted, and of the rider at the shop. */
  waits: z.object({ search: z.nullable(seconds), shop: z.nullable(seconds) }),
  /** The range that was promised first. */
  promise: z.nullable(z.object({ from: unixSeconds, to: unixSeconds })),
  /** Seconds after that range; the three parts add up to it. */
  delay: z.nullable(z.object({ seconds, search: seconds, shop: seconds, way: seconds })),
  /** Times of more than a minute in which the rider was not seen. */
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
  /** Where the rider was, one position in 15 seconds, oldest first. Positions are kept for 30 days. */
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

/** The links to the public page that are open. */
const links = z.object({
  open: z.number(),
  /** When the last of them ends; null when none is open. */
  ends_at: z.nullable(unixSeconds),
});

export const evidenceContract = {
  get: ofOrder('GET', '/order/:orderId/evidence', evidenceSchema),
  /** The same, signed: a JWS in flattened JSON serialisation (RFC 7515, 7.2.2), and what one wants to see of it. */
  signed: ofOrder(
    'GET',
    '/order/:orderId/evidence/signed',
    z.object({
      payload: z.string(),
      protected: z.string(),
      signature: z.string(),
      key_id: z.string(),
      signed_at: unixSeconds,
      /** Of the payload's bytes, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
  /** A public page behind a link: the history of the order without names, addresses and positions. */
  share: ofOrder(
    'POST',
    '/order/:orderId/evidence/share',
    z.object({ path: z.string(), ends_at: unixSeconds }),
  ),
  shares: ofOrder('GET', '/order/:orderId/evidence/shares', links),
  /** Ends all links of the order at once. */
  endShares: ofOrder('POST', '/order/:orderId/evidence/shares/end', links),
};

export type Evidence = z.infer<typeof evidenceSchema>;
