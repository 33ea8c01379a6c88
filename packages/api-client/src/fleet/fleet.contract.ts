import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/proof-kinds';
import { id, queryNumber, unixSeconds } from '../wire/fields';
import { deliverySchema, fleetEventSchema, fleetPositionSchema, fleetRiderSchema } from './delivery.schema';
import { defineFleetCall } from './fleet-call';
import { webhookContract } from './webhook.contract';

const delivery = z.object({ delivery: deliverySchema });
const ofOrder = z.object({ orderId: id });

const deliveryCalls = {
  list: defineFleetCall({
    method: 'GET',
    path: '/deliveries',
    scope: 'deliveries:read',
    ownsDelivery: false,
    params: null,
    query: z.object({
      status: z.optional(z.enum(['open', 'done', 'all'])),
      /** Unix seconds, inclusive. */
      updated_after: z.optional(z.pipe(queryNumber, unixSeconds)),
      limit: z.optional(z.pipe(queryNumber, z.int().check(z.gte(1), z.lte(500)))),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    body: null,
    /** Oldest change first. */
    answer: z.object({ deliveries: z.array(deliverySchema), next_cursor: z.nullable(z.string()) }),
    errors: [400, 401, 403],
  }),
  get: defineFleetCall({
    method: 'GET',
    path: '/deliveries/:orderId',
    scope: 'deliveries:read',
    ownsDelivery: true,
    params: ofOrder,
    query: null,
    body: null,
    answer: delivery,
    errors: [400, 401, 403, 404],
  }),
  report: defineFleetCall({
    method: 'POST',
    path: '/deliveries/:orderId/events',
    scope: 'deliveries:write',
    ownsDelivery: true,
    params: ofOrder,
    query: null,
    body: fleetEventSchema,
    answer: delivery,
    errors: [400, 401, 403, 404, 409, 422, 423],
  }),
  positions: defineFleetCall({
    method: 'POST',
    path: '/deliveries/:orderId/positions',
    scope: 'deliveries:write',
    ownsDelivery: true,
    params: ofOrder,
    query: null,
    body: z.object({ positions: z.array(fleetPositionSchema).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ accepted: z.int(), suspicious: z.int(), ignored: z.int() }),
    success: 202,
    perDelivery: true,
    errors: [400, 401, 403, 404],
  }),
  proof: defineFleetCall({
    method: 'PUT',
    path: '/deliveries/:orderId/proofs/:kind',
    scope: 'deliveries:write',
    ownsDelivery: true,
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    query: null,
    body: null,
    upload: ['image/jpeg', 'image/png'],
    answer: delivery,
    errors: [400, 401, 403, 404, 409, 413, 415],
  }),
  rider: defineFleetCall({
    method: 'GET',
    path: '/riders/:riderId',
    scope: 'deliveries:read',
    ownsDelivery: false,
    params: z.object({ riderId: id }),
    query: null,
    body: null,
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
