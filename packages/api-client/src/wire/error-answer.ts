import * as z from 'zod/mini';

export const errorAnswerSchema = z.object({
  message: z.string(),
  meta: z.optional(
    z.object({
      /** Translation key; without it the message is shown. */
      translation_key: z.optional(z.nullable(z.string())),
      /** Path of the invalid value, e.g. `customer.name`. */
      field: z.optional(z.nullable(z.string())),
    }),
  ),
});
