import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { text } from '../wire/fields';
import { emailAddress, nameText, phoneText } from './account-fields';

const guestSession = {
  vendor_id: z.string(),
  /** JWT with `exp`; sent as `Bearer {token}`. */
  token: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
};

export const guestsContract = {
  /** Opens a guest checkout session; its `vendor_id` belongs to the guest and is part of every later call. */
  login: defineCall({
    method: 'POST',
    path: '/guest/login',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({
      name: nameText,
      email: z.optional(z.union([emailAddress, z.literal('')])),
      phone_number: phoneText,
    }),
    answer: z.object({ result: z.object(guestSession) }),
    errors: [400, 404],
    idempotency: 'none',
  }),
  /** For the order of a mailed link, on any device. */
  open: defineCall({
    method: 'POST',
    path: '/guest/open',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ token: text }),
    answer: z.object({
      result: z.object({
        ...guestSession,
        order_id: z.string(),
        /** Secret of the customer's link; absent for orders without one. */
        customer_key: z.optional(z.string()),
      }),
    }),
    errors: [400, 404],
    idempotency: 'none',
  }),
};
