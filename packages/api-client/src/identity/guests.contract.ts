import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { emailAddress, nameText, phoneText } from './account-fields';

export const guestsContract = {
  /** Opens a guest checkout session; its `vendor_id` is the guest's own and stands in every later call. */
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
    answer: z.object({
      result: z.object({
        vendor_id: z.string(),
        /** JWT with `exp`; sent as `Bearer {token}`. */
        token: z.string(),
        name: z.string(),
        email: z.string(),
        phone_number: z.string(),
      }),
    }),
    errors: [400, 404],
    idempotency: 'none',
  }),
};
