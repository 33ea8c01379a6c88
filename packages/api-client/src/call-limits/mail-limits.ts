import type { Allowance } from './call-limit.types';

/** How often one kind of mail may be sent. */
export interface MailLimit {
  /** To one mailbox, from all accounts and countries; `owner+books@…` is the mailbox of `owner@…`. */
  readonly recipient: Allowance;
  /** To one mailbox for one asker (an account, or a network without a session), so that none uses up the mailbox. */
  readonly asker?: Allowance;
  /** Requested by one account or embedded session; absent without a session. */
  readonly account?: Allowance;
}

const HOUR = 3600;

/** Every mail the server sends. */
export const MAIL_LIMITS = {
  /** The link that confirms a new account. */
  confirmation: { recipient: { calls: 30, seconds: HOUR }, asker: { calls: 5, seconds: HOUR } },
  /** The code of a forgotten password; beside five in 15 minutes per account. */
  'reset-code': { recipient: { calls: 10, seconds: HOUR } },
  /** The link that confirms an address before exports go there. */
  'export-address': {
    recipient: { calls: 9, seconds: HOUR },
    asker: { calls: 3, seconds: HOUR },
    account: { calls: 10, seconds: HOUR },
  },
  /** The link that lets orders placed as a guest join an account. */
  'guest-orders': { recipient: { calls: 5, seconds: HOUR }, account: { calls: 10, seconds: HOUR } },
  /** The link by which the contact of a vendor agrees to the account that claims it. */
  'vendor-claim': { recipient: { calls: 10, seconds: HOUR } },
  /** That a guest's order is placed, and its receipt. */
  'guest-order': { recipient: { calls: 40, seconds: HOUR } },
  /** What people write to the operator's support. */
  support: { recipient: { calls: 600, seconds: HOUR }, account: { calls: 10, seconds: HOUR } },
  export: { recipient: { calls: 20, seconds: HOUR }, account: { calls: 60, seconds: HOUR } },
} as const satisfies Readonly<Record<string, MailLimit>>;

export type MailKind = keyof typeof MAIL_LIMITS;
