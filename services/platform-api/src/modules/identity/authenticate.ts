import type { Session } from '../../contract-mount/session';
import type { Deps } from '../../deps';
import { isRevoked } from './revoked-tokens';
import { verifyAccountTokens, verifyGodroidToken, verifyGuestToken } from './tokens';

type AuthenticationDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/**
 * The session an `Authorization` value stands for: `Bearer {AccessToken}|{IdToken}`, `Bearer {guest token}` or
 * `GoDroid {token}`. Null when it is missing, invalid, expired, signed out, or of another country.
 */
export async function authenticate(
  deps: AuthenticationDeps,
  authorization: string | undefined,
  country: string,
): Promise<Session | null> {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const session = await sessionOf(deps, scheme.toLowerCase(), value);
  return session?.country === country ? session : null;
}

async function sessionOf(deps: AuthenticationDeps, scheme: string, value: string): Promise<Session | null> {
  if (scheme === 'godroid') {
    const embedded = await verifyGodroidToken(deps.keys, deps.clock, value);
    return embedded && !(await isRevoked(deps, value)) ? { kind: 'GODROID', ...embedded } : null;
  }
  if (scheme !== 'bearer') return null;
  if (!value.includes('|')) {
    const guest = await verifyGuestToken(deps.keys, deps.clock, value);
    return guest && !(await isRevoked(deps, value)) ? { kind: 'GUEST', ...guest } : null;
  }
  const account = await verifyAccountTokens(deps.keys, deps.clock, value);
  if (!account) return null;
  const row = await deps.db
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', account.sessionId)
    .executeTakeFirst();
  return row && row.revoked_at === null ? { kind: 'CLASSIC', ...account } : null;
}
