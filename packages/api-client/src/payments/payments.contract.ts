import * as z from 'zod/mini';
import { createOrderSchema } from '../orders/orders.contract';
import { defineCall } from '../wire/call';
import { id, text, unixSeconds } from '../wire/fields';
import { CARD_PROVIDERS } from './card-provider';
import { newCardSchema, paymentInstrumentSchema } from './card.schema';

const access = ['CLASSIC', 'GODROID', 'GUEST'] as const;
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const settled = z.object({ bearer_token: secret, vendor_id: id, purchase_intent_id: id });

/** OPEN can still be confirmed, CHALLENGED waits for the bank; the others are final. */
const INTENT_STATUSES = ['OPEN', 'CHALLENGED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

export const paymentsContract = {
  auth: defineCall({
    method: 'POST',
    path: '/order/payment/auth/:vendorId',
    base: 'api',
    access,
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: null,
    answer: z.object({
      result: z.object({ wallet_id: z.string(), access_token: z.string(), expires_in: z.number() }),
    }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  /** Public key for card data, as a JWK; an added call. */
  publicKey: defineCall({
    method: 'GET',
    path: '/order/payment/public-key',
    base: 'api',
    access,
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({
      result: z.object({
        payment_method: z.enum(CARD_PROVIDERS),
        alg: z.literal('RSA-OAEP-256'),
        enc: z.literal('A256GCM'),
        jwk: z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() }),
      }),
    }),
    errors: [401, 409],
    idempotency: 'none',
  }),
  intent: defineCall({
    method: 'POST',
    path: '/order/payment/intent',
    base: 'api',
    access,
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: z.object({ wallet_id: id, bearer_token: secret, vendor_id: id, order: createOrderSchema }),
    answer: z.object({
      result: z.object({
        payment_methods: z.array(
          z.object({
            name: z.string(),
            payment_instruments: z.array(paymentInstrumentSchema),
            /** Page with the card fields of the provider, for a frame; without it the form encrypts the card itself. */
            card_fields: z.optional(z.string()),
          }),
        ),
        intent_id: z.string(),
      }),
    }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/order/payment/intent/confirm',
    base: 'api',
    access,
    owner: { vendor: 'body.order.vendor_id' },
    params: null,
    query: null,
    body: z.object({
      order: z.object({
        vendor_id: id,
        vat_number: z.optional(z.nullable(text)),
        preordered_for: z.optional(z.nullable(unixSeconds)),
      }),
      bearer_token: secret,
      purchase_intent_id: id,
      payment_method: z.enum(CARD_PROVIDERS),
      /** Id of a stored card, or `NEW` with `card`. */
      payment_instrument_id: id,
      card: z.optional(newCardSchema),
      /** Return address of the bank's page: this site or an allowed one. The tracking page by default. */
      return_url: z.optional(z.string().check(z.maxLength(2000))),
    }),
    answer: z.object({
      result: z.object({
        order_id: z.string(),
        /** The bank's page, when it must authenticate the cardholder first. */
        redirect_required: z.nullable(z.object({ redirectUrl: z.string() })),
      }),
    }),
    errors: [400, 401, 402, 404, 409, 422],
    idempotency: 'key',
  }),
  /**
   * After a lost confirmation; an added call. It waits for a running confirmation. An expired intent counts as
   * cancelled.
   */
  outcome: defineCall({
    method: 'GET',
    path: '/order/payment/intent/:intentId',
    base: 'api',
    access,
    owner: { vendor: 'query.vendor_id' },
    params: z.object({ intentId: id }),
    query: z.object({ vendor_id: id }),
    body: null,
    answer: z.object({
      result: z.object({
        status: z.enum(INTENT_STATUSES),
        /** The order it placed, paid or not, if any. */
        order_id: z.nullable(z.string()),
      }),
    }),
    errors: [400, 401, 404],
    // The user waits, and can retry with a button.
    retries: 1,
    idempotency: 'none',
  }),
  /** Stored cards of the caller, newest first; an added call. */
  cards: defineCall({
    method: 'GET',
    path: '/order/payment/cards',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({ result: z.object({ cards: z.array(paymentInstrumentSchema) }) }),
    errors: [401, 403],
    idempotency: 'none',
  }),
  removeCard: defineCall({
    method: 'POST',
    path: '/order/payment/cards/remove',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: null,
    params: null,
    query: null,
    body: z.object({ card_id: id }),
    answer: z.object({ result: z.object({ removed: z.literal(true) }) }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  refund: defineCall({
    method: 'POST',
    path: '/order/payment/intent/refund',
    base: 'api',
    access,
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: settled,
    answer: z.object({ result: z.object({ status: z.literal('REFUNDED') }) }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/order/payment/intent/cancel',
    base: 'api',
    access,
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: settled,
    answer: z.object({ result: z.object({ status: z.literal('CANCELLED') }) }),
    errors: [400, 401, 404, 409],
    idempotency: 'none',
  }),
};
