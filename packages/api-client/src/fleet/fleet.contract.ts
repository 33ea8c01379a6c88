import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { id, queryNumber, unixSeconds } from '../wire/fields';
import { deliverySchema, fleetEventSchema, fleetPositionSchema, fleetRiderSchema } from './delivery.schema';
import { defineCall } from '../wire/call';
import { webhookContract } from './webhook.contract';

const delivery = z.object({ delivery: deliverySchema });
const ofOrder = z.object({ orderId: id });

const read = {
  base: 'fleet',
  access: { fleetKey: 'deliveries:read' },
  owner: null,
  query: null,
  body: null,
  idempotency: 'none',
} as const;
const write = {
  ...read,
  access: { fleetKey: 'deliveries:write' },
  owner: { delivery: 'params.orderId' },
} as const;

const deliveryCalls = {
  list: defineCall({
    ...read,
    method: 'GET',
    path: '/deliveries',
    params: null,
    query: z.object({
      status: z.optional(z.enum(['open', 'done', 'all'])),
      /** Unix seconds, inclusive. */
      updated_after: z.optional(z.pipe(queryNumber, unixSeconds)),
      limit: z.optional(z.pipe(queryNumber, z.int().check(z.gte(1), z.lte(500)))),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    /** Oldest change first. */
    answer: z.object({ deliveries: z.array(deliverySchema), next_cursor: z.nullable(z.string()) }),
    errors: [400, 401, 403],
  }),
  get: defineCall({
    ...read,
    method: 'GET',
    path: '/deliveries/:orderId',
    owner: { delivery: 'params.orderId' },
    params: ofOrder,
    answer: delivery,
    errors: [400, 401, 403, 404],
  }),
  report: defineCall({
    ...write,
    method: 'POST',
    path: '/deliveries/:orderId/events',
    params: ofOrder,
    body: fleetEventSchema,
    answer: delivery,
    errors: [400, 401, 403, 404, 409, 422, 423],
  }),
  positions: defineCall({
    ...write,
    method: 'POST',
    path: '/deliveries/:orderId/positions',
    params: ofOrder,
    body: z.object({ positions: z.array(fleetPositionSchema).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ accepted: z.int(), suspicious: z.int(), ignored: z.int() }),
    success: 202,
    errors: [400, 401, 403, 404],
  }),
  proof: defineCall({
    ...write,
    method: 'PUT',
    path: '/deliveries/:orderId/proofs/:kind',
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    upload: ['image/jpeg', 'image/png'],
    answer: delivery,
    errors: [400, 401, 403, 404, 409, 413, 415],
  }),
  rider: defineCall({
    ...read,
    method: 'GET',
    path: '/riders/:riderId',
    params: z.object({ riderId: id }),
    answer: z.object({ rider: fleetRiderSchema }),
    errors: [400, 401, 403, 404],
  }),
};

export const fleetContract = {
  ...deliveryCalls,
  setWebhook: webhookContract.set,
  webhook: webhookContract.get,
  removeWebhook: webhookContract.remove,
  messages: webhookContract.log,
  replay: webhookContract.replay,
};
