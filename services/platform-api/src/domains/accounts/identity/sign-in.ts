import type { CountryCode } from '@courier/config';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { isRefusedDemo } from '../../../platform/environment/refused-demo';
import type { Origin } from '../../../platform/db/tables/origin-tables';
import type { AccountName } from './failed-sign-ins';
import { demoRefused, identityRefusal, notAuthorized } from './identity-refusals';
import { attemptAccount } from './known-device';
import { limitAttempts } from './limit-attempts';
import { passwordMatches } from './passwords';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { signAccountTokens, type Account } from './tokens/tokens';

/** Browsers need about 150. */
const MOST_AGENT_CHARACTERS = 400;

export type IdentityDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>;

export interface IssuedTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Seconds. */
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/**
 * @param device set if it has signed in to the account before; its failures are counted separately
 * @throws Refusal 401 for a wrong pair, 400 before the account is confirmed, 429 after ten failures in five minutes
 */
export async function signIn(
  deps: IdentityDeps,
  {
    account,
    device,
    password,
    userAgent,
  }: { account: AccountName; device: string | null; password: string; userAgent: string | undefined },
): Promise<{ user: { id: string; email: string }; tokens: IssuedTokens }> {
  const attempts = limitAttempts(deps, attemptAccount(account, device));
  await attempts.refuseBlocked();
  const user = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('country', '=', account.country)
    .where('email', '=', account.email)
    // The account before unconfirmed registrations, of which there may be several.
    .orderBy('awaiting_confirmation')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash, password);
  await attempts.refuseBlocked();
  if (!user || !matches) {
    await attempts.recordFailure();
    throw notAuthorized();
  }
  if (user.awaiting_confirmation) throw identityRefusal('UserNotConfirmedException');
  await attempts.deleteFailures();
  return { user: { id: user.id, email: user.email }, tokens: await openSession(deps, user, userAgent) };
}

/**
 * For an account that is already authenticated.
 * @param userAgent lets the owner recognise the session in the list
 * @throws Refusal 401 for an account of the demo data in production
 */
export async function openSession(
  deps: IdentityDeps,
  user: { id: string; email: string; country: CountryCode; origin: Origin },
  userAgent: string | undefined,
): Promise<IssuedTokens> {
  if (isRefusedDemo(deps.config, user)) throw demoRefused();
  const session = { id: randomUUID(), user_id: user.id, country: user.country };
  return inTransaction(deps.db, async (trx) => {
    await trx
      .insertInto('sessions')
      .values({
        ...session,
        created_at: deps.clock.nowSeconds(),
        revoked_at: null,
        user_agent: userAgent?.slice(0, MOST_AGENT_CHARACTERS) ?? null,
      })
      .execute();
    return issueTokens(deps, trx, {
      userId: user.id,
      email: user.email,
      sessionId: session.id,
      country: user.country,
    });
  });
}

export async function issueTokens(deps: IdentityDeps, trx: Db, account: Account): Promise<IssuedTokens> {
  const { accessTokenSeconds, refreshTokenSeconds } = deps.config;
  const refreshToken = newSecret();
  await trx
    .insertInto('refresh_tokens')
    .values({
      token_hash: digest(refreshToken),
      session_id: account.sessionId,
      expires_at: deps.clock.nowSeconds() + refreshTokenSeconds,
      used_at: null,
      replay_key: null,
      replay_answer: null,
    })
    .execute();
  const { accessToken, idToken } = await signAccountTokens(
    deps.keys,
    deps.clock,
    account,
    accessTokenSeconds,
  );
  return {
    AccessToken: accessToken,
    IdToken: idToken,
    RefreshToken: refreshToken,
    ExpiresIn: accessTokenSeconds,
    TokenType: 'Bearer',
  };
}
