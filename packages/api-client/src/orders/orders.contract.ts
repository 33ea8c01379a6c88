import * as z from 'zod/mini';
import { CANCEL_REASONS } from '../order-rules/changes/cancel-reasons';
import { defineCall } from '../wire/call';
import { id, latitude, longitude, money, queryBoolean, queryNumber, text, unixSeconds } from '../wire/fields';
import { mapOptionalTexts } from './optional-texts';
import { addressPartsSchema, orderSchema, voucherSchema } from './order.schema';

const placeToSend = z.object({
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  address: text,
  notes: text,
});

/** `address_parts` must join to `address`, else the server drops them. */
const destinationToSend = z.extend(placeToSend, { address_parts: z.optional(addressPartsSchema) });

/** Fields of the ten payload checks have wide types, so that a wrong value is refused with the key of its check. */
export const createOrderSchema = z.object({
  vendor_id: id,
  customer: z.object({ location: destinationToSend, phone_number: text, name: text }),
  order: z.object({
    payment_method: z.string(),
    amount: z.nullable(money),
    description: text,
    cold_bag_needed: z.boolean(),
  }),
  ...mapOptionalTexts(() => z.optional(z.nullable(z.string()))),
  /** Named, so that the published type stays as it is. */
  vat_number: z.optional(z.nullable(z.string())),
  preordered_for: z.optional(z.nullable(unixSeconds)),
  age_validation_required: z.boolean(),
  /** Minutes. */
  login_pickup_estimation: z.optional(z.nullable(z.number())),
  delivery_fee: money,
  signature: z.string(),
  voucher: z.optional(voucherSchema),
  discounted_delivery_fee: z.optional(money),
  discounted_delivery_fee_signature: z.optional(z.string()),
  sender: z.optional(
    z.object({ location: placeToSend, name: text, email: z.optional(text), phone_number: text }),
  ),
});

/** The changeable fields, with the same wide types. `item_details` is the description. */
const updateOrderSchema = z.object({
  vendor_id: id,
  payment_method: z.string(),
  amount: z.nullable(money),
  item_details: text,
  location: destinationToSend,
  delivery_fee: money,
  signature: text,
});

const listQuery = z.object({
  pagination_key: z.optional(z.string()),
  from: z.optional(queryNumber),
  to: z.optional(queryNumber),
  count: z.optional(queryNumber),
  include_outlets: z.optional(queryBoolean),
  customer_phone_number: z.optional(z.string()),
  /** The short number of an order, in any spelling that people use: `K7M 2QX`, `k7m-2qx`. */
  order_number: z.optional(z.string()),
  scheduled: z.optional(queryBoolean),
  /** Adds `charges` to each order. */
  include_charges: z.optional(queryBoolean),
});

export const ordersContract = {
  create: defineCall({
    method: 'POST',
    path: '/order',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: createOrderSchema,
    answer: z.object({
      result: z.object({
        order_id: z.string(),
        /** Omitted by older servers. */
        order: z.optional(orderSchema),
      }),
    }),
    errors: [400, 401, 404, 409, 422],
    idempotency: 'key',
  }),
  get: defineCall({
    method: 'GET',
    path: '/order',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'query.orderId', vendor: 'query.vendorId' },
    params: null,
    query: z.object({ vendorId: id, orderId: id }),
    body: null,
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
  list: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/orders',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: listQuery,
    body: null,
    answer: z.object({
      result: z.object({
        data: z.array(orderSchema),
        /** Null on the last page. */
        pagination: z.object({ pagination_key: z.nullable(z.string()) }),
      }),
    }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  /** Guest orders with the account's confirmed e-mail, newest first. */
  placedAsGuest: defineCall({
    method: 'GET',
    path: '/guest/orders',
    base: 'api',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({
      result: z.object({
        data: z.array(orderSchema),
        /** Orders exist and join the account once its mailbox owner agrees. */
        to_be_confirmed: z.optional(z.boolean()),
      }),
    }),
    errors: [401, 403],
    idempotency: 'none',
  }),
  /** Mails the link by which the mailbox owner adds guest orders to the account. */
  joinGuestOrders: defineCall({
    method: 'POST',
    path: '/guest/orders/join',
    base: 'api',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({
      result: z.object({
        /** False when they have joined already. */
        mail_sent: z.boolean(),
      }),
    }),
    errors: [401, 403],
    device: true,
    idempotency: 'none',
  }),
  update: defineCall({
    method: 'PUT',
    path: '/order/:orderId',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'params.orderId', vendor: 'body.vendor_id' },
    params: z.object({ orderId: id }),
    query: null,
    body: updateOrderSchema,
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  /** Replaces the customer's PIN, which also unlocks it; an added call. */
  renewPin: defineCall({
    method: 'POST',
    path: '/order/pin',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'body.order_id', vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: z.object({ vendor_id: id, order_id: id }),
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  /** Sends a change that the fleet's company has refused once more; an added call. */
  resendChange: defineCall({
    method: 'POST',
    path: '/order/fleet-change',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'body.order_id', vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: z.object({ vendor_id: id, order_id: id }),
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  answerProposal: defineCall({
    method: 'PUT',
    path: '/order/:orderId/proposal',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'params.orderId', vendor: 'body.vendor_id' },
    params: z.object({ orderId: id }),
    query: null,
    body: z.object({
      vendor_id: id,
      accepted: z.boolean(),
      /** Creation time of the proposal, so that an answer cannot apply to a newer one. */
      created_at: unixSeconds,
      /** The fee to the new pin, with its signature; not needed for a note. */
      delivery_fee: z.optional(money),
      signature: z.optional(text),
    }),
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  cancel: defineCall({
    method: 'PUT',
    path: '/order/cancel',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'body.order_id', vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: z.object({ vendor_id: id, order_id: id, reason: z.enum(CANCEL_REASONS) }),
    answer: z.object({ result: orderSchema }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
};

export type UpdateOrder = z.input<typeof updateOrderSchema>;
export type CreateOrder = z.input<typeof createOrderSchema>;
