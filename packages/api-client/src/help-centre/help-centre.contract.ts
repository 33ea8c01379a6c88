import * as z from 'zod/mini';
import { LIMITS } from '@courier/config';
import { defineCall } from '../wire/call';
import { id } from '../wire/fields';

const short = z.string().check(z.maxLength(255));

const helpCentreInitSchema = z.object({
  user_id: short,
  email: short,
  guest: z.boolean(),
  name: short,
  brand: short,
  global_entity_id: short,
  /** ISO 3166 code. */
  country: short,
  /** BCP 47, e.g. `zh-TW`. */
  locale: z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  app_version: short,
  verification_token: z.string().check(z.minLength(1), z.maxLength(4000)),
  bridge: z.literal('iframe'),
  service_type: z.literal('portal'),
});

export const helpCentreContract = {
  /** Sends a message about an order to the operator's support; an added call. */
  ticket: defineCall({
    method: 'POST',
    path: '/vendor/:vendorId/support-tickets',
    base: 'api',
    access: ['CLASSIC'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: z.object({
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.supportMessageCharacters)),
      order_id: z.optional(id),
    }),
    answer: z.object({ result: z.object({ ticket_id: z.string() }) }),
    errors: [400, 401, 403, 404, 409],
    idempotency: 'key',
  }),
  token: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/hc_jwt_token',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: null,
    /** Token, valid for an hour. */
    answer: z.object({ result: z.string() }),
    errors: [401, 403, 404],
    idempotency: 'none',
  }),
  init: defineCall({
    method: 'POST',
    path: '/conditions-api/v1/init',
    base: 'help-centre',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: helpCentreInitSchema,
    /** Absolute or same-origin address of the frame. */
    answer: z.object({ url: z.string() }),
    errors: [400, 401],
    idempotency: 'none',
  }),
};
