import { MAIL_LIMITS, type MailKind, type MailLimit } from '@courier/api-client/call-limits';
import { tooManyCalls } from '../../platform/limits/limit-calls';
import type { Deps } from './deps';
import { digest } from '../../platform/security/sealed-answer';
import { canonicalMailbox } from './mailbox';

interface MailAsker {
  to: string;
  /** The account, for a signed-in caller. */
  account?: string;
  /** Key of a share of the mailbox's limit: the network of a request without a session, or the account. */
  asker?: string;
  /** Known device of the account with its own limit, which strangers cannot use up. */
  device?: string | null;
}

/**
 * Also counts without an account, because the limit must not reveal accounts.
 * @throws Refusal 429 once the mailbox or the account has reached its limit of this kind
 */
export async function countMail(
  { calls }: Pick<Deps, 'calls'>,
  kind: MailKind,
  { to, account, asker, device = null }: MailAsker,
): Promise<void> {
  const limit: MailLimit = MAIL_LIMITS[kind];
  const seconds = await calls.counts.count([
    {
      ...limit.recipient,
      key: `mail ${kind} to ${digest(canonicalMailbox(to))}${device === null ? '' : ` at ${device}`}`,
    },
    ...(limit.asker && asker
      ? [{ ...limit.asker, key: `mail ${kind} to ${digest(canonicalMailbox(to))} from ${digest(asker)}` }]
      : []),
    ...(limit.account && account ? [{ ...limit.account, key: `mail ${kind} account ${account}` }] : []),
  ]);
  if (seconds > 0) throw tooManyCalls(seconds);
}
