import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, latitude, longitude, route, unixSeconds } from '../wire/fields';

const riderSchema = z.object({
  rider_id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  latitude,
  longitude,
  updated_at: unixSeconds,
  /** False before the rider's first position: the position is the shop's then, and is not shown. */
  position_known: z.optional(z.boolean()),
  /** The rider's way to the shop, before arrival. */
  approach: route,
});

export const ridersContract = {
  get: defineCall({
    method: 'GET',
    path: '/riders/:riderId',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { rider: 'params.riderId' },
    params: z.object({ riderId: id }),
    query: null,
    body: null,
    answer: z.object({ result: riderSchema }),
    errors: [401, 404],
    idempotency: 'none',
  }),
};

export type Rider = z.infer<typeof riderSchema>;
