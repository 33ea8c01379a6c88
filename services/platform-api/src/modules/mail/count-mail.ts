import { MAIL_LIMITS, type MailKind, type MailLimit } from '@courier/api-client/call-limits';
import { tooManyCalls } from '../../call-limits/limit-calls';
import type { Deps } from '../../deps';
import { digest } from '../identity/sealed-answer';
import { mailboxOf } from './mailbox';

/**
 * Counts a mail before it is sent, or would be: whether somebody has an account must not be told by it.
 * @param account who asks, where somebody is signed in
 * @param device of the account, which strangers who ask for its mails must not cost its own
 * @throws Refusal 429 once the mailbox, or the account, has had its mails of this kind
 */
export async function countMail(
  { callCounts }: Pick<Deps, 'callCounts'>,
  kind: MailKind,
  { to, account, device = null }: { to: string; account?: string; device?: string | null },
): Promise<void> {
  const limit: MailLimit = MAIL_LIMITS[kind];
  const seconds = await callCounts.count([
    {
      ...limit.recipient,
      key: `mail ${kind} to ${digest(mailboxOf(to))}${device === null ? '' : ` at ${device}`}`,
    },
    ...(limit.account && account ? [{ ...limit.account, key: `mail ${kind} account ${account}` }] : []),
  ]);
  if (seconds > 0) throw tooManyCalls(seconds);
}
