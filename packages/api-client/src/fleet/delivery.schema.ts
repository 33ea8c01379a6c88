import * as z from 'zod/mini';
import { CANCEL_REASONS } from '../order-rules/changes/cancel-reasons';
import { CASH_REASONS } from '../order-rules/cash-reasons';
import { latitude, longitude, money, text, unixSeconds } from '../wire/fields';

/** In order; the order rules define the allowed transitions. */
export const FLEET_STATUSES = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELAYED',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'STALLED',
] as const;
export type FleetStatus = (typeof FLEET_STATUSES)[number];

const shortText = z.string().check(z.minLength(1), z.maxLength(128));

export const fleetRiderSchema = z.object({
  /** The fleet's own id. */
  rider_id: shortText,
  name: shortText,
  phone_number: z.string().check(z.minLength(1), z.maxLength(32)),
  vehicle: z.optional(z.string().check(z.maxLength(64))),
});

/** Name, phone number and address are omitted a week after the delivery ended. */
const stopSchema = z.object({
  name: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  address: z.optional(z.string()),
  notes: z.string(),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
});

export const deliverySchema = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  status: z.string(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  preordered_for: z.nullable(unixSeconds),
  pickup: stopSchema,
  dropoff: stopSchema,
  items: z.object({
    description: z.string(),
    amount: money,
    /** ISO 4217. */
    currency: z.string(),
    payment_method: z.string(),
    /** Cash to collect from the customer. */
    amount_to_collect: money,
  }),
  age_check_required: z.boolean(),
  proofs_required: z.array(z.enum(['photo', 'signature', 'pin'])),
  rider: z.nullable(fleetRiderSchema),
  promised: z.object({ pickup_at: z.nullable(unixSeconds), dropoff_at: z.nullable(unixSeconds) }),
  /** A request of the shop that the fleet has not accepted yet. */
  change_requested: z.nullable(z.enum(['change', 'cancel'])),
  cancellation: z.nullable(z.object({ reason: z.string(), by: z.enum(['USER', 'PLATFORM']) })),
});
export type Delivery = z.infer<typeof deliverySchema>;

const PATH_BYTES = 20_000;
const PNG_BASE64_CHARACTERS = 270_000;

export const fleetEventSchema = z.object({
  /** Unique within the fleet; a repeated id gets the same answer and has no effect. */
  event_id: z.string().check(z.minLength(1), z.maxLength(64)),
  status: z.enum(FLEET_STATUSES),
  /** By the fleet's clock. */
  occurred_at: unixSeconds,
  rider: z.optional(fleetRiderSchema),
  eta: z.optional(z.object({ pickup_at: z.optional(unixSeconds), dropoff_at: z.optional(unixSeconds) })),
  reason: z.optional(z.enum(CANCEL_REASONS)),
  note: z.optional(text),
  /** Path data of M, L, C and Z, or a PNG in base64. */
  signature: z.optional(
    z.union([
      z.string().check(z.regex(/^M[MLCZ\d\s,.-]*$/), z.maxLength(PATH_BYTES)),
      z.string().check(z.regex(/^iVBORw0KGgo[\w+/]+={0,2}$/), z.maxLength(PNG_BASE64_CHARACTERS)),
    ]),
  ),
  /** The customer's four digits, where the delivery requires them. */
  pin: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  age_checked: z.optional(z.boolean()),
  /** Cash the rider took, in major units with at most the decimals of the currency. Only with DELIVERED. */
  collected_amount: z.optional(money.check(z.gte(0))),
  /** ISO 4217; that of the order where absent. Another currency is refused. */
  collected_currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Why the amount is not the one due. */
  collected_reason: z.optional(z.enum(CASH_REASONS)),
});
export type FleetEvent = z.infer<typeof fleetEventSchema>;

export const fleetPositionSchema = z.object({
  latitude,
  longitude,
  recorded_at: unixSeconds,
  accuracy_metres: z.optional(z.number().check(z.gte(0))),
  heading_degrees: z.optional(z.number().check(z.gte(0), z.lte(360))),
});
export type FleetPosition = z.infer<typeof fleetPositionSchema>;
