import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import {
  coordinates,
  id,
  latitude,
  longitude,
  money,
  queryNumber,
  route,
  text,
  unixSeconds,
} from '../wire/fields';

const feeRequestSchema = z.object({
  source: coordinates,
  destination: coordinates,
  vendor_id: id,
  delivery_type: z.literal('food'),
});

/**
 * With `order_id`, the fee for a change: the stored one for an unchanged destination. `payment_method` and
 * `preordered_for` are needed where an earlier quote names them in `depends_on`.
 */
const feeCallSchema = z.extend(feeRequestSchema, {
  order_id: z.optional(id),
  payment_method: z.optional(z.string()),
  preordered_for: z.optional(z.nullable(unixSeconds)),
});

/** With the customer's address, the fleet is asked for its own times, where it has any. */
const estimationsCallSchema = z.extend(feeRequestSchema, { destination_address: z.optional(text) });

/** A quote. `signature` binds it to the route until `valid_until`. */
const feeSchema = z.object({
  fee: money,
  signature: z.string(),
  valid_until: z.optional(unixSeconds),
  parts: z.optional(z.array(z.object({ kind: z.enum(['base', 'distance', 'surcharge']), amount: money }))),
  /** The fee line by line, as the tariff names them; their sum is `fee`. `parts` combines them into three. */
  lines: z.optional(
    z.array(
      z.object({
        /** base, distance, minimum, surcharge, cash, tax, rounding; others may follow. */
        kind: z.string(),
        /** The operator's name of a surcharge; empty when it has none. */
        name: z.optional(z.string()),
        amount: money,
      }),
    ),
  ),
  /** Tax inside the fee. */
  tax: z.optional(z.object({ percent: z.number(), amount: money })),
  /** What it costs besides `fee`, with its tax, that the goods come back. Absent where no price is set for it. */
  return_fee: z.optional(money),
  /** Fields of the order that change the fee; a quote holds only for the values it was asked with. */
  depends_on: z.optional(z.array(z.enum(['payment_method', 'preordered_for']))),
  /** The way from `source` to `destination` on which the distance was measured. */
  route,
  /** Length of the way in metres, by which the fee is computed. */
  distance_metres: z.optional(z.number()),
  /** The way is not known: the distance is the great-circle distance times a factor. */
  is_estimate: z.optional(z.boolean()),
});

/** Minutes. */
const estimationsSchema = z.object({ pick_up: z.number(), drop_off: z.number() });

/** When the service delivers for a vendor between two moments, in order. Unix seconds; `to` is the first closed one. */
const serviceHoursSchema = z.object({
  result: z.object({
    windows: z.array(z.object({ from: unixSeconds, to: unixSeconds })),
    timezone: z.string(),
    /** When the tariff adds a surcharge for the hour or the day; absent without any. */
    busy: z.optional(
      z.array(
        z.object({
          from: unixSeconds,
          to: unixSeconds,
          /** The operator's name; empty when it has none. */
          name: z.string(),
          amount: z.optional(money),
          /** Of the fee before surcharges. */
          percent: z.optional(z.number()),
        }),
      ),
    ),
  }),
});

const ofVendor = { vendor: 'body.vendor_id' } as const;

export const pricingContract = {
  fee: defineCall({
    method: 'POST',
    path: '/delivery/fee',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: ofVendor,
    params: null,
    query: null,
    body: feeCallSchema,
    answer: feeSchema,
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
  validateArea: defineCall({
    method: 'POST',
    path: '/delivery/area/validate',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: ofVendor,
    params: null,
    query: null,
    body: z.object({
      location: z.object({ lat: latitude, lng: longitude }),
      vendor_location: coordinates,
      vendor_id: id,
    }),
    /** Any value except `DELIVERABLE` means that it is not. */
    answer: z.object({ result: z.string() }),
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
  estimations: defineCall({
    method: 'POST',
    path: '/estimations',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: ofVendor,
    params: null,
    query: null,
    body: estimationsCallSchema,
    /** `is_fleet_estimate`: the times are the fleet's, not the portal's. */
    answer: z.object({ estimations: estimationsSchema, is_fleet_estimate: z.optional(z.boolean()) }),
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
  deliveryAreas: defineCall({
    method: 'GET',
    path: '/delivery/areas/:vendorId',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: null,
    answer: z.object({
      result: z.object({
        areas: z.array(z.array(coordinates)),
        /** Of each area, in their order; absent without any. */
        holes: z.optional(z.array(z.array(z.array(coordinates)))),
      }),
    }),
    errors: [401, 404],
    idempotency: 'none',
  }),
  serviceHours: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/service-hours',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    /** Unix seconds; at most 62 days. */
    query: z.object({ from: queryNumber, to: queryNumber }),
    body: null,
    answer: serviceHoursSchema,
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
};

export type FeeRequest = z.infer<typeof feeRequestSchema>;
export type FeeCall = z.infer<typeof feeCallSchema>;
export type Fee = z.infer<typeof feeSchema>;
