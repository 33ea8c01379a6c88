import * as z from 'zod/mini';
import { defineCall } from '../wire/call';

export const liveContract = {
  ticket: defineCall({
    method: 'POST',
    path: '/live/ticket',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: null,
    params: null,
    query: null,
    body: null,
    /** Single-use for `expires_in` seconds; the channel closes after `session_expires_in` seconds. */
    answer: z.object({
      result: z.object({
        ticket: z.string(),
        expires_in: z.number(),
        session_expires_in: z.optional(z.number()),
      }),
    }),
    errors: [401, 403, 404],
    idempotency: 'none',
  }),
};
