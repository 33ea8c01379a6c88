import * as z from 'zod/mini';
import { deliverySchema, fleetEventSchema, fleetPositionSchema } from '../fleet/delivery.schema';
import { id, latitude, longitude, money, unixSeconds } from '../wire/fields';

/** Statuses a rider may report; offers and the operator set the ones before. */
const RIDER_STATUSES = [
  /** The rider gives the order back before the collection. */
  'WAITING_FOR_TRANSPORT',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELAYED',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
] as const;
export type RiderStatus = (typeof RIDER_STATUSES)[number];

export const PIN_DIGITS = 6;

export const riderEventSchema = z.extend(z.omit(fleetEventSchema, { rider: true, eta: true }), {
  status: z.enum(RIDER_STATUSES),
});
export type RiderEvent = z.infer<typeof riderEventSchema>;

export const sessionRequestSchema = z.object({
  /** Random secret of the phone, made at the first opening of the invitation. */
  device: z.string().check(z.minLength(32), z.maxLength(128)),
  /** From the invitation link. */
  invitation: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
  pin: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${PIN_DIGITS}}$`)))),
});

export const riderNameSchema = z.object({ rider_id: id, name: z.string() });

export const riderDeliverySchema = z.extend(deliverySchema, {
  /** What the rider earns with the delivery. */
  fee: money,
  /** The newest status that says how far the delivery is; `status` may be DELAYED or MODIFIED. */
  reached_status: z.string(),
});
export type RiderDelivery = z.infer<typeof riderDeliverySchema>;

/**
 * A shop, or of a person the street or area (empty where unknown) and a position rounded to about 100 m. Name, house,
 * flat, phone number and notes follow with the accepted delivery.
 */
const offerStop = z.object({
  name: z.string(),
  address: z.string(),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
});

export const offerSchema = z.object({
  offer_id: id,
  order_id: id,
  created_at: unixSeconds,
  /** No answer until then counts as declined. */
  expires_at: unixSeconds,
  fee: money,
  /** ISO 4217. */
  currency: z.string(),
  /** From the rider to the shop, as the crow flies. */
  approach_metres: z.number().check(z.gte(0)),
  /** From the shop to the customer, as the crow flies. */
  trip_metres: z.number().check(z.gte(0)),
  pickup: offerStop,
  dropoff: offerStop,
  items: deliverySchema.shape.items,
  age_check_required: z.boolean(),
  proofs_required: deliverySchema.shape.proofs_required,
  promised: deliverySchema.shape.promised,
});
export type Offer = z.infer<typeof offerSchema>;

export const shiftSchema = z.object({
  rider: riderNameSchema,
  /** Of the server, so that the phone reports the right time when its own clock is wrong. */
  server_time: unixSeconds,
  on_duty: z.boolean(),
  /** The position is stored only while it is true and the rider is on duty. */
  position_consent: z.boolean(),
  /** Running deliveries, in the order of acceptance. */
  deliveries: z.array(riderDeliverySchema),
  /** Since midnight of the country. */
  earnings: z.object({
    currency: z.string(),
    amount: money,
    /** Cash taken from customers. */
    cash: money,
    deliveries: z.int(),
    /** Orders brought back to their shop, which earn no fee. */
    returns: z.optional(z.int()),
  }),
  /** What the rider has collected and not handed in; negative after handing in too much. */
  cash_in_hand: z.optional(
    z.object({
      amount: z.number(),
      /** Above it, no order with cash is offered; absent without a limit. */
      limit: z.optional(money),
    }),
  ),
});
export type Shift = z.infer<typeof shiftSchema>;

export const dutySchema = z.object({
  on_duty: z.boolean(),
  /** The rider agrees that the position is shared while on duty. */
  position_consent: z.optional(z.boolean()),
});

export const riderPositionsSchema = z.object({
  positions: z.array(fleetPositionSchema).check(z.minLength(1), z.maxLength(100)),
});
