import * as z from 'zod/mini';
import { LIMITS } from '@courier/config';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { defineCall } from '../wire/call';
import { id, queryBoolean, queryNumber, unixSeconds } from '../wire/fields';

const vendorParams = z.object({ vendorId: id });
const statuses = z.string().check(z.regex(/^[A-Z_]+(,[A-Z_]+)*$/), z.maxLength(500));
/** Contained in id, phone number or name of the customer, see `matchesSearch`. */
const search = z.string().check(z.maxLength(LIMITS.searchCharacters));
const phone = z.string().check(z.maxLength(LIMITS.searchCharacters));
/** Writes the file for spreadsheets of this locale, with headings in its language; without it for programs. */
const locale = z.optional(
  z.string().check(z.regex(/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
);
const ordersQuery = z.object({
  locale,
  from: z.optional(queryNumber),
  to: z.optional(queryNumber),
  include_outlets: z.optional(queryBoolean),
  /** Comma-separated statuses. */
  status: z.optional(statuses),
  search: z.optional(search),
  customer_phone_number: z.optional(phone),
});

/** Files of orders, and of the terms. */
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
      search: z.optional(search),
      customer_phone_number: z.optional(phone),
    }),
    answer: z.object({
      result: z.object({
        queued: z.boolean(),
        /** The address is not the account's, so the mail is sent after the link mailed there is confirmed. */
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
    query: z.object({
      locale,
      from: z.optional(queryNumber),
      to: z.optional(queryNumber),
      include_outlets: z.optional(queryBoolean),
    }),
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
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    query: null,
    body: null,
    answer: z.string(),
    file: ['image/png', 'image/jpeg'],
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
    /** Language of the terms; without it the browser's. */
    query: z.object({ lang: z.optional(z.string().check(z.maxLength(16))) }),
    body: null,
    answer: z.string(),
    file: ['text/plain'],
    errors: [503],
    idempotency: 'none',
  }),
};
