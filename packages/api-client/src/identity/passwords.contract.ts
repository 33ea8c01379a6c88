import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { emailAddress, newPassword } from './account-fields';

export const passwordsContract = {
  /** The answer does not reveal whether the account exists. */
  forgot: defineCall({
    method: 'POST',
    path: '/password/forgot',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ email_address: emailAddress }),
    answer: z.object({ result: z.object({ code_sent: z.literal(true) }) }),
    errors: [400],
    device: true,
    idempotency: 'none',
  }),
  reset: defineCall({
    method: 'POST',
    path: '/password/reset',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({
      email_address: emailAddress,
      code: z.string().check(z.regex(/^\d{6}$/)),
      password: newPassword,
    }),
    answer: z.object({ result: z.object({ password_changed: z.literal(true) }) }),
    errors: [400],
    device: true,
    idempotency: 'none',
  }),
  /** Sets a new password and ends every other session; an added call. */
  change: defineCall({
    method: 'POST',
    path: '/account/password',
    base: 'identity',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: z.object({ current_password: newPassword, password: newPassword }),
    answer: z.object({
      result: z.object({ password_changed: z.literal(true), sessions_ended: z.number() }),
    }),
    errors: [400, 401, 403],
    idempotency: 'none',
  }),
};
