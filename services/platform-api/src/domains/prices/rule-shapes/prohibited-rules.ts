import * as z from 'zod/mini';

/** An item that the operator does not deliver in a country, in one language. */
export const prohibitedItemSchema = z.object({
  language: z.string().check(z.minLength(2)),
  name: z.string().check(z.minLength(1)),
  words: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type ProhibitedItemRule = z.infer<typeof prohibitedItemSchema>;
