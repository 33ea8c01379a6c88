import * as z from 'zod/mini';
import { id, queryNumber, unixSeconds } from '../wire/fields';
import { defineCall } from '../wire/call';

const WEBHOOK_EVENTS = ['delivery.created', 'delivery.changed', 'delivery.cancelled'] as const;
const MESSAGE_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;

const attempt = z.object({
  attempted_at: unixSeconds,
  /** Null without an answer. */
  status_code: z.nullable(z.int()),
  duration_ms: z.int(),
  /** Why there was no answer. */
  error: z.nullable(z.string()),
});
const message = z.object({
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  order_id: z.string(),
  status: z.enum(MESSAGE_STATES),
  /** Oldest first. */
  attempts: z.array(attempt),
  next_try_at: z.nullable(unixSeconds),
});

const manage = {
  base: 'fleet',
  access: { fleetKey: 'webhook:manage' },
  owner: null,
  params: null,
  query: null,
  body: null,
  idempotency: 'none',
} as const;

export const webhookContract = {
  set: defineCall({
    ...manage,
    method: 'PUT',
    path: '/webhook',
    body: z.object({
      url: z.url().check(z.maxLength(2000)),
      events: z.array(z.enum(['*', ...WEBHOOK_EVENTS])).check(z.minLength(1)),
    }),
    /** The secret is returned only once. */
    answer: z.object({ url: z.string(), secret: z.string() }),
    errors: [400, 401, 403],
  }),
  get: defineCall({
    ...manage,
    method: 'GET',
    path: '/webhook',
    answer: z.object({
      url: z.string(),
      events: z.array(z.string()),
      created_at: unixSeconds,
      /** When the address answered 410. */
      switched_off_at: z.nullable(unixSeconds),
    }),
    errors: [401, 403, 404],
  }),
  remove: defineCall({
    ...manage,
    method: 'DELETE',
    path: '/webhook',
    answer: z.object({ deleted: z.literal(true) }),
    errors: [401, 403, 404],
  }),
  log: defineCall({
    ...manage,
    method: 'GET',
    path: '/webhook/deliveries',
    query: z.object({
      status: z.optional(z.enum(MESSAGE_STATES)),
      cursor: z.optional(z.pipe(queryNumber, z.int().check(z.gte(1)))),
    }),
    /** Newest first, without contents. */
    answer: z.object({ deliveries: z.array(message), next_cursor: z.nullable(z.string()) }),
    errors: [400, 401, 403],
  }),
  replay: defineCall({
    ...manage,
    method: 'POST',
    path: '/webhook/deliveries/:id/replay',
    params: z.object({ id }),
    answer: z.object({ queued: z.literal(true) }),
    errors: [400, 401, 403, 404, 409],
  }),
};
