import * as z from 'zod/mini';
import { orderSchema } from '../orders/order.schema';
import { defineCall } from '../wire/call';
import { id } from '../wire/fields';

/** `speed` is a multiple of real time. */
const simulatorSchema = z.object({
  speed: z.number().check(z.gt(0), z.lte(3600)),
  paused: z.boolean(),
  seed: z.int(),
  rain: z.boolean(),
  strike: z.boolean(),
});

const answer = z.object({ result: simulatorSchema });

export const simulatorContract = {
  get: defineCall({
    method: 'GET',
    path: '/simulator',
    base: 'api',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: null,
    answer,
    errors: [404],
    idempotency: 'none',
  }),
  set: defineCall({
    method: 'POST',
    path: '/simulator',
    base: 'api',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.partial(simulatorSchema),
    answer,
    errors: [400, 404],
    idempotency: 'none',
  }),
  advance: defineCall({
    method: 'POST',
    path: '/simulator/orders/:orderId/advance',
    base: 'api',
    access: 'public',
    owner: null,
    params: z.object({ orderId: id }),
    query: null,
    /** Without a status the order takes its next step. */
    body: z.object({ status: z.optional(z.string()) }),
    answer: z.object({ result: orderSchema }),
    errors: [400, 404, 409],
    idempotency: 'none',
  }),
};

export type SimulatorState = z.infer<typeof simulatorSchema>;
