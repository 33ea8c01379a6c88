import * as z from 'zod/mini';
import { defineCall } from '../wire/call';

/** The OpenFeature remote evaluation protocol's bulk call. */
export const flagsContract = {
  evaluate: defineCall({
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags',
    base: 'root',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ context: z.record(z.string(), z.unknown()) }),
    answer: z.object({
      flags: z.array(
        z.object({
          key: z.string(),
          value: z.optional(z.unknown()),
          reason: z.optional(z.string()),
          variant: z.optional(z.string()),
        }),
      ),
    }),
    errors: [400],
    retries: 0,
    idempotency: 'none',
  }),
};
