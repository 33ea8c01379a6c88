import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { defineCall } from './call';

const row = {
  method: 'POST',
  path: '/order',
  base: 'api',
  access: ['CLASSIC'],
  params: null,
  query: null,
  body: z.object({
    vendor_id: z.string(),
    rider_id: z.optional(z.string()),
    count: z.number(),
    order: z.object({ vendor_id: z.string() }),
  }),
  answer: z.object({}),
  errors: [],
  idempotency: 'none',
} as const;

it('a call only compiles if its owner refers to required fields', () => {
  expect([
    defineCall({ ...row, owner: null }),
    defineCall({ ...row, owner: { vendor: 'body.vendor_id' } }),
    defineCall({ ...row, owner: { vendor: 'body.order.vendor_id' } }),
    // @ts-expect-error no such field
    defineCall({ ...row, owner: { vendor: 'body.vendorId' } }),
    // @ts-expect-error the call has no such part
    defineCall({ ...row, owner: { vendor: 'params.vendor_id' } }),
    // @ts-expect-error may be left out
    defineCall({ ...row, owner: { rider: 'body.rider_id' } }),
    // @ts-expect-error a number, not a text
    defineCall({ ...row, owner: { vendor: 'body.count' } }),
    // @ts-expect-error there is no session
    defineCall({ ...row, access: 'public', owner: { vendor: 'body.vendor_id' } }),
  ]).toHaveLength(8);
});
