import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { mapOptionalTexts } from './optional-texts';
import { proposalSchema, ratingSchema } from './customer-words.schema';
import { latitude, longitude, money, optionalText, route, text, unixSeconds } from '../wire/fields';

/** Typed unit, building and street text of an address; the joined text is ambiguous. */
export const addressPartsSchema = z.object({ unit: text, building: text, text });

const placeSchema = z.object({
  /** Unit, building and text joined by commas. */
  address: z.string(),
  latitude,
  longitude,
  notes: optionalText,
});

/** Only present if the parts were sent. */
const destinationSchema = z.extend(placeSchema, { address_parts: z.optional(addressPartsSchema) });

/** Unix seconds, inclusive. */
export const promisedRangeSchema = z.object({ from: unixSeconds, to: unixSeconds });

/** How the parcel is handed over at the door. */
export const handoverSchema = z.object({
  /** The customer's PIN: `locked` after five wrong tries; null where none is required. */
  pin: z.nullable(z.enum(['required', 'locked', 'confirmed'])),
  signed_at: z.nullable(unixSeconds),
  age_checked_at: z.nullable(unixSeconds),
  /** Secret of the customer's link, for the PIN, a rating and a proposal. The shop and its guests alone get it. */
  customer_key: z.optional(z.string()),
});
export type Handover = z.infer<typeof handoverSchema>;

export const voucherSchema = z.object({
  code: z.string(),
  amount: money,
  type: z.enum(['amount', 'percentage', 'deliveryFee']),
});

/** A line of what an order costs. */
export const chargeSchema = z.object({
  /**
   * base, distance, minimum, surcharge, cash, tax, rounding, voucher, unsplit (a fee without lines), return, refund,
   * adjustment; others may follow.
   */
  kind: z.string(),
  /** The operator's name of a surcharge, or the code of the voucher. */
  name: z.optional(z.string()),
  amount: money,
  /** Tax inside the amount; absent where none is charged or known. */
  tax: z.optional(z.object({ percent: z.number(), amount: money })),
});

/** Cash from the customer of a delivered order, in major units. */
const collectedCashSchema = z.object({
  amount: money,
  /** By the clock of the fleet. */
  collected_at: unixSeconds,
  /** No amount is stored, so that the amount due counts. */
  assumed: z.boolean(),
  /** `amount` minus the amount due, which is 0 for an order that was paid before. */
  difference: money,
  /** A code of `CASH_REASONS`; newer codes are kept. Absent without one. */
  reason: z.optional(z.string()),
  /** The amount that this report replaced. Absent for the first report. */
  corrected_from: z.optional(money),
});

/** Newer statuses are kept as they are. */
export const orderSchema = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  preordered_for: z.nullable(unixSeconds),
  status: z.string(),
  /** Oldest first. */
  status_history: z.array(z.object({ status: z.string(), created_at: unixSeconds })),
  customer: z.object({ name: z.string(), phone_number: z.string(), location: destinationSchema }),
  order: z.object({
    description: optionalText,
    amount: money,
    payment_method: z.string(),
    payment_status: z.string(),
    cold_bag_needed: z._default(z.boolean(), false),
  }),
  sender: z.nullable(
    z.object({ name: z.string(), email: optionalText, phone_number: z.string(), location: placeSchema }),
  ),
  delivery_fee: money,
  discounted_delivery_fee: z.nullable(money),
  voucher: z.nullable(voucherSchema),
  ...mapOptionalTexts(() => z.optional(z.nullable(z.string()))),
  /** Sent by every server. */
  vat_number: z.nullable(z.string()),
  rider_id: z.nullable(z.string()),
  origin_eta: z.nullable(unixSeconds),
  destination_eta: z.nullable(unixSeconds),
  /** The first promised arrival; omitted by older servers. */
  promised_for: z.optional(z.nullable(unixSeconds)),
  /** The range promised at placement; null for scheduled orders, absent from older servers. */
  promised_range: z.optional(z.nullable(promisedRangeSchema)),
  /** The promise is the estimate of the fleet's company; absent where it is the portal's own. */
  promised_by: z.optional(z.literal('fleet')),
  cancellation: z.nullable(z.object({ reason: z.string(), by: z.enum(['USER', 'PLATFORM']) })),
  proofs: z.array(z.object({ kind: z.enum(PROOF_KINDS), created_at: unixSeconds })),
  age_validation_required: z.boolean(),
  /** Absent while there is nothing to say, and from older servers. */
  handover: z.optional(handoverSchema),
  /** The fleet's own word for a status that the portal lacks; `status` stays as it was. Absent otherwise. */
  fleet_status: z.optional(z.string()),
  /** A change of the order that the fleet's company did not take over, in its own words. Absent otherwise. */
  change_refusal: z.optional(z.object({ reason: z.string(), refused_at: unixSeconds })),
  /** Why the courier brings the order back: a code of `CANCEL_REASONS`, or the fleet's own word. Absent otherwise. */
  return_reason: z.optional(z.string()),
  /**
   * The rider's or fleet's last note for the shop, reported with `status`. Deleted some days later: absent then, and
   * without one.
   */
  fleet_note: z.optional(z.object({ text: z.string(), status: z.string(), noted_at: unixSeconds })),
  /** Absent where no cash was due and none was reported, and from older servers. */
  collected_cash: z.optional(collectedCashSchema),
  proposal: z.optional(proposalSchema),
  rating: z.optional(ratingSchema),
  /**
   * What `delivery_fee` and the voucher consist of, line by line. The lines but `return`, `refund` and `adjustment` add up
   * to `discounted_delivery_fee ?? delivery_fee`; a refund is negative. Omitted by older servers, and in lists without
   * `include_charges`.
   */
  charges: z.optional(z.array(chargeSchema)),
  /** The rider's way from shop to customer. Lists omit it for ended orders. */
  route,
});

export type Order = z.infer<typeof orderSchema>;
export type Voucher = z.infer<typeof voucherSchema>;
export type Proof = Order['proofs'][number];
