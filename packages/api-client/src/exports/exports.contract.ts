import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id } from '../wire/fields';

/** Files of orders already placed. */
export const exportsContract = {
  proof: defineCall({
    method: 'GET',
    path: '/order/:orderId/proof/:kind',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { order: 'params.orderId' },
    params: z.object({ orderId: id, kind: z.enum(['pickup', 'delivery', 'return']) }),
    query: null,
    body: null,
    answer: z.string(),
    file: ['image/png'],
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
};
