import type { Allowance } from './call-limit.types';

export interface MailLimit {
  /** To one mailbox, from all accounts and countries; `owner+books@…` counts as `owner@…`. */
  readonly recipient: Allowance;
  /** Per requester (an account, or a network without a session), so that none exhausts the mailbox limit. */
  readonly asker?: Allowance;
  /** Per account or embedded session; absent without a session. */
  readonly account?: Allowance;
}

const HOUR = 3600;

/** Every mail the server sends. */
export const MAIL_LIMITS = {
  /** Confirms a new account. */
  confirmation: { recipient: { calls: 30, seconds: HOUR }, asker: { calls: 5, seconds: HOUR } },
  /** In addition to five in 15 minutes per account. */
  'reset-code': { recipient: { calls: 10, seconds: HOUR } },
  'export-address': {
    recipient: { calls: 9, seconds: HOUR },
    asker: { calls: 3, seconds: HOUR },
    account: { calls: 10, seconds: HOUR },
  },
  'guest-orders': { recipient: { calls: 5, seconds: HOUR }, account: { calls: 10, seconds: HOUR } },
  'vendor-claim': { recipient: { calls: 10, seconds: HOUR } },
  'guest-order': { recipient: { calls: 40, seconds: HOUR } },
  /** Messages to the operator's support. */
  support: { recipient: { calls: 600, seconds: HOUR }, account: { calls: 10, seconds: HOUR } },
  export: { recipient: { calls: 20, seconds: HOUR }, account: { calls: 60, seconds: HOUR } },
} as const satisfies Readonly<Record<string, MailLimit>>;

export type MailKind = keyof typeof MAIL_LIMITS;
