import * as z from 'zod';

/** Who issues the invoices of a country. */
export const sellerSchema = z.object({
  /** As registered. */
  name: z.string().min(1),
  /** Its lines. */
  address: z.array(z.string().min(1)).min(1),
  /** Registration for the tax; absent for a seller without one. */
  taxNumber: z.string().min(1).optional(),
  /** Before the year and the running number, such as `TW` in `TW-2026-17`. */
  prefix: z.string().regex(/^[A-Z0-9]{1,12}$/),
  /** Below each statement, such as the bank account. */
  footer: z.string().min(1).optional(),
});
export type SellerRule = z.infer<typeof sellerSchema>;
