import * as z from 'zod';

/** An item that the operator does not deliver in a country, in one language. */
export const prohibitedItemSchema = z.object({
  language: z.string().min(2),
  name: z.string().min(1),
  words: z.array(z.string().min(1)).min(1),
});
export type ProhibitedItemRule = z.infer<typeof prohibitedItemSchema>;
