import * as z from 'zod';

export const voucherRuleSchema = z.object({
  /** Upper case. */
  code: z.string(),
  value: z.discriminatedUnion('type', [
    z.object({ type: z.literal('percentage'), percentage: z.number() }),
    z.object({ type: z.enum(['amount', 'deliveryFee']), amountMinor: z.int() }),
  ]),
  /** Unix seconds; null: at once. */
  validFrom: z.int().nullable(),
  /** The last second, Unix. */
  validUntil: z.int(),
  /** Orders in total; null for any number. */
  useLimit: z.int().nullable(),
  /** Orders of one customer; null for any number. */
  customerLimit: z.int().nullable(),
});
export type VoucherRule = z.infer<typeof voucherRuleSchema>;
