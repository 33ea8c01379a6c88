import type { Session } from '../../../platform/requests/session';
import type { CountryCode } from '@courier/config';
import type { Deps } from './deps';
import { hasEnded } from './ended-sessions';
import { digest } from '../../../platform/security/sealed-answer';
import { verifyAccountTokens, verifyGodroidToken, verifyGuestToken } from './tokens/tokens';

type AuthenticationDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/**
 * The session of an `Authorization` value: `Bearer {AccessToken}|{IdToken}`, `Bearer {guest token}` or `GoDroid
 * {token}`. Null when it is missing, invalid, expired, signed out, or of another country.
 */
export async function authenticate(
  deps: AuthenticationDeps,
  authorization: string | undefined,
  country: CountryCode,
): Promise<Session | null> {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const session = await findSession(deps, scheme.toLowerCase(), value);
  return session?.country === country ? session : null;
}

async function findSession(deps: AuthenticationDeps, scheme: string, value: string): Promise<Session | null> {
  const session = await sessionOfTokens(deps, scheme, value);
  return session && !(await hasEnded(deps, session)) ? session : null;
}

/** Does not check whether the session was ended early. */
async function sessionOfTokens(
  { keys, clock }: AuthenticationDeps,
  scheme: string,
  value: string,
): Promise<Session | null> {
  if (scheme === 'godroid') {
    const embedded = await verifyGodroidToken(keys, clock, value);
    return embedded && { kind: 'GODROID', key: digest(value), ...embedded };
  }
  if (scheme !== 'bearer') return null;
  if (!value.includes('|')) {
    const guest = await verifyGuestToken(keys, clock, value);
    return guest && { kind: 'GUEST', key: digest(value), ...guest };
  }
  const account = await verifyAccountTokens(keys, clock, value);
  if (!account) return null;
  const { sessionId, ...rest } = account;
  return { kind: 'CLASSIC', key: sessionId, ...rest };
}
