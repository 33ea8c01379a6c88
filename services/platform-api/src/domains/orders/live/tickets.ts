import type { Session } from '../../../platform/requests/session';
import type { Deps } from './deps';
import { hasEnded } from '../../accounts';
import { digest, newSecret } from '../../../platform/security/sealed-answer';

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

export const TICKET_SECONDS = 30;

/** A single-use replacement for the session, so that no URL contains a token. */
export async function issueTicket(deps: TicketDeps, session: Session): Promise<string> {
  const now = deps.clock.nowMs();
  const ticket = newSecret();
  await deps.db.deleteFrom('live_tickets').where('expires_at_ms', '<', now).execute();
  await deps.db
    .insertInto('live_tickets')
    .values({
      ticket_hash: digest(ticket),
      session: JSON.stringify(session),
      expires_at_ms: now + TICKET_SECONDS * 1000,
    })
    .execute();
  return ticket;
}

/** Works once. Null when the ticket is unknown, used or expired, or its session has ended. */
export async function redeemTicket(deps: TicketDeps, ticket: string): Promise<Session | null> {
  const row = await deps.db
    .deleteFrom('live_tickets')
    .where('ticket_hash', '=', digest(ticket))
    .returning(['session', 'expires_at_ms'])
    .executeTakeFirst();
  if (!row || row.expires_at_ms < deps.clock.nowMs()) return null;
  const session = row.session as Session;
  return (await hasEnded(deps, session)) ? null : session;
}
