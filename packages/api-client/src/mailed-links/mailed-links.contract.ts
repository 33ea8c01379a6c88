import * as z from 'zod/mini';
import { linkDigest, linkPassword, linkToken } from '../identity/account-fields';
import { defineCall } from '../wire/call';
import { MAILED_ACTS } from './mailed-acts';

const act = z.enum(MAILED_ACTS);

export const mailedLinksContract = {
  /** Shows the act and account of a link, without side effects. */
  get: defineCall({
    method: 'GET',
    path: '/mailed-link',
    base: 'api',
    access: 'public',
    owner: null,
    params: null,
    query: z.object({ act, token_digest: linkDigest }),
    body: null,
    answer: z.object({
      result: z.object({
        act,
        confirmed: z.boolean(),
        /** The mailbox that received the link. */
        email_address: z.string(),
        /** E-mail of the requesting account, or vendor name of an embedded session. */
        account: z.string(),
        /** The claimed vendor; null for other acts. */
        vendor_name: z.nullable(z.string()),
        /** Whether this browser has to prove by password that it requested the act. */
        password_needed: z.boolean(),
      }),
    }),
    errors: [400, 404],
    device: true,
    idempotency: 'none',
  }),
  /** Performs the act, once the mailbox owner has pressed the button. */
  confirm: defineCall({
    method: 'POST',
    path: '/mailed-link',
    base: 'api',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ act, token: linkToken, password: linkPassword }),
    answer: z.object({ result: z.object({ act, confirmed: z.literal(true) }) }),
    errors: [400, 404],
    device: true,
    idempotency: 'none',
  }),
};
