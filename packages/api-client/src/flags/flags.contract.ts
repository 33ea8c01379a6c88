import * as z from 'zod/mini';
import { defineCall } from '../wire/call';

/** `country`, `brand` and `vendor_id` (or `targetingKey`) select the values; missing ones come from the host name. */
const contextSchema = z.object({ context: z.record(z.string(), z.unknown()) });

const evaluationSchema = z.object({
  key: z.string(),
  value: z.optional(z.unknown()),
  reason: z.optional(z.string()),
  variant: z.optional(z.string()),
});

/** The OpenFeature remote evaluation protocol: all flags, and one flag. */
export const flagsContract = {
  evaluate: defineCall({
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags',
    base: 'root',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: contextSchema,
    answer: z.object({ flags: z.array(evaluationSchema) }),
    errors: [400],
    retries: 0,
    idempotency: 'none',
  }),
  evaluateOne: defineCall({
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags/:key',
    base: 'root',
    access: 'public',
    owner: null,
    params: z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
    query: null,
    body: contextSchema,
    answer: evaluationSchema,
    errors: [400, 404],
    retries: 0,
    idempotency: 'none',
  }),
};
