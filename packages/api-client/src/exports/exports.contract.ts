import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, queryBoolean, queryNumber, unixSeconds } from '../wire/fields';

const vendorParams = z.object({ vendorId: id });
const statuses = z.string().check(z.regex(/^[A-Z_]+(,[A-Z_]+)*$/), z.maxLength(500));
const ordersQuery = z.object({
  from: z.optional(queryNumber),
  to: z.optional(queryNumber),
  include_outlets: z.optional(queryBoolean),
  /** One status or several, separated by commas. */
  status: z.optional(statuses),
});

/** Files of orders already placed, and of the terms. */
export const exportsContract = {
  orders: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/orders/export',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: vendorParams,
    query: ordersQuery,
    body: null,
    answer: z.string(),
    file: ['text/csv'],
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  ordersByMail: defineCall({
    method: 'POST',
    path: '/vendor/:vendorId/orders/export',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: vendorParams,
    query: null,
    body: z.object({
      email: z.email().check(z.maxLength(254)),
      from: z.optional(unixSeconds),
      to: z.optional(unixSeconds),
      include_outlets: z.optional(z.boolean()),
      status: z.optional(statuses),
    }),
    answer: z.object({
      result: z.object({
        queued: z.boolean(),
        /** The address is not the account's: it leaves once the link that was mailed there has been confirmed. */
        address_to_be_confirmed: z.optional(z.boolean()),
      }),
    }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  transactions: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/transactions/export',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: vendorParams,
    query: z.object({ from: z.optional(queryNumber), to: z.optional(queryNumber) }),
    body: null,
    answer: z.string(),
    file: ['text/csv'],
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
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
  terms: defineCall({
    method: 'GET',
    path: '/terms/download',
    base: 'api',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.string(),
    file: ['text/plain'],
    errors: [],
    idempotency: 'none',
  }),
};
