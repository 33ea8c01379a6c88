import type { CountryCode } from '@courier/config';
import type { FastifyRequest } from 'fastify';
import { Refusal, notAllowed, notSignedIn } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Deps } from './deps';
import { authenticate } from '../../accounts';
import { redeemTicket } from './tickets';

/**
 * The session that opens a live channel. `?Authorization=` holds `Ticket {id}`, `Bearer {access}|{id}`,
 * `GoDroid {token}` or the bare embedded token; programs may send the header instead.
 * @throws Refusal 403 for a page of another origin and for guests, 401 without a valid session
 */
export async function openedBy(deps: Deps, request: FastifyRequest): Promise<Session> {
  refuseForeignOrigin(deps, request);
  const { Authorization: asked } = request.query as Record<string, unknown>;
  const authorization = typeof asked === 'string' ? asked : request.headers.authorization;
  const session = await authenticateChannel(deps, authorization ?? '', request.country);
  if (!session) throw notSignedIn();
  if (session.kind === 'GUEST') throw notAllowed();
  return session;
}

async function authenticateChannel(
  deps: Deps,
  authorization: string,
  country: CountryCode,
): Promise<Session | null> {
  const [scheme = '', value] = authorization.split(' ');
  if (scheme.toLowerCase() === 'ticket') {
    const session = await redeemTicket(deps, value ?? '');
    return session?.country === country ? session : null;
  }
  return authenticate(deps, value === undefined ? `GoDroid ${scheme}` : authorization, country);
}

/** Browsers always send the page's origin; other sites must not use the visitor's session. */
function refuseForeignOrigin(deps: Deps, request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin === undefined || deps.config.corsOrigins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal(403, 'Origin not allowed', 'error.forbidden');
}
