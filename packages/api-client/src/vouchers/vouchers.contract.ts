import * as z from 'zod/mini';
import { voucherSchema } from '../orders/order.schema';
import { defineCall } from '../wire/call';
import { id, money, text, unixSeconds } from '../wire/fields';

/** `amount` is money, or a percentage. */
const voucherOfferSchema = z.object({
  ...voucherSchema.shape,
  currency: z.string(),
  /** Last second of use. */
  valid_until: unixSeconds,
  /** False once expired or withdrawn. */
  available: z.boolean(),
});

/** A fee after the voucher; `signature` covers both and expires with the quote. */
const discountedFeeSchema = z.object({
  voucher: voucherSchema,
  delivery_fee: money,
  signature: z.string(),
});

const voucherCode = z.string().check(z.minLength(1), z.maxLength(64));

export const vouchersContract = {
  get: defineCall({
    method: 'GET',
    path: '/voucher/:code',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: z.object({ code: voucherCode }),
    query: null,
    body: null,
    answer: z.object({ result: voucherOfferSchema }),
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
  validate: defineCall({
    method: 'POST',
    path: '/voucher/validate',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    body: z.object({
      code: voucherCode,
      /** `order_time` is the wanted time; fee and signature are those of its quote. */
      order: z.object({ order_time: unixSeconds, delivery_fee: money, signature: text }),
      vendor_id: id,
    }),
    answer: z.object({ result: discountedFeeSchema }),
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
};

export type VoucherOffer = z.infer<typeof voucherOfferSchema>;
export type DiscountedFee = z.infer<typeof discountedFeeSchema>;
