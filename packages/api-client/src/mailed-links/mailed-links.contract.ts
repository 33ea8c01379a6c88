import * as z from 'zod/mini';
import { linkDigest, linkPassword, linkToken } from '../identity/account-fields';
import { defineCall } from '../wire/call';
import { MAILED_ACTS } from './mailed-acts';

const act = z.enum(MAILED_ACTS);

/** What a link in a mail would do, and doing it. */
export const mailedLinksContract = {
  /** Says what a link would do and for which account, and changes nothing. */
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
        /** True once it has been agreed to. */
        confirmed: z.boolean(),
        /** The mailbox that was written to. */
        email_address: z.string(),
        /** E-mail of the account that asked, or the name of the vendor of an embedded session. */
        account: z.string(),
        /** The vendor that is claimed; null for other acts. */
        vendor_name: z.nullable(z.string()),
        /** Whether this browser has to prove by the account's password that it asked. */
        password_needed: z.boolean(),
      }),
    }),
    errors: [400, 404],
    device: true,
    idempotency: 'none',
  }),
  /** Does it, once the owner of the mailbox has pressed the button. */
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
