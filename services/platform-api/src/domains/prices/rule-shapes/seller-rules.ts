import * as z from 'zod';

/** Before the year and the running number, such as `TW` in `TW-2026-17`. */
export const SELLER_PREFIX = /^[A-Z0-9]{1,12}$/;

/** Who issues the invoices of a country. */
export const sellerSchema = z.object({
  /** As registered. */
  name: z.string().min(1),
  /** Its lines. */
  address: z.array(z.string().min(1)).min(1),
  /** Registration for the tax; absent for a seller without one. */
  taxNumber: z.string().min(1).optional(),
  prefix: z.string().regex(SELLER_PREFIX),
  /** Below each statement, such as the bank account. */
  footer: z.string().min(1).optional(),
});
export type SellerRule = z.infer<typeof sellerSchema>;
