import type { CountryCode } from '@courier/config';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { notAuthorized, tokenReused } from './identity-refusals';
import { endSessions } from './ended-sessions';
import { digest, seal, unseal } from '../../../platform/security/sealed-answer';
import { issueTokens, type IdentityDeps, type IssuedTokens } from './sign-in';

/** A retry with the same Idempotency-Key within this time gets the lost answer again. */
const REPLAY_SECONDS = 60;

interface Extension {
  refreshToken: string;
  country: CountryCode;
  idempotencyKey: string | null;
}

/**
 * A refresh token works once. A second use ends the whole session, because the token may be stolen; a retry of the
 * same call within a minute is allowed.
 * @throws Refusal 401 when the token is unknown, expired, of a session that ended, or used again
 */
export async function extendSession(
  deps: IdentityDeps & Pick<Deps, 'bus'>,
  input: Extension,
): Promise<IssuedTokens> {
  // Thrown outside the transaction, because ending the session must be committed.
  const outcome = await inTransaction(deps.db, (trx) => exchange(deps, trx, input));
  if (outcome.tokens) return outcome.tokens;
  if (outcome.reusedSessionId !== undefined) {
    const ended = await endSessions(deps.db, deps.clock, { id: outcome.reusedSessionId });
    ended.forEach(deps.bus.publishSignOut);
    throw tokenReused();
  }
  throw notAuthorized();
}

type Outcome = { tokens: IssuedTokens } | { tokens: null; reusedSessionId?: string };

async function exchange(deps: IdentityDeps, trx: Db, input: Extension): Promise<Outcome> {
  const hash = digest(input.refreshToken);
  const now = deps.clock.nowSeconds();
  const claimed = await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.expires_at',
      'used_at',
      'replay_key',
      'replay_answer',
      'session_id',
      'sessions.country',
    ])
    .select(['revoked_at', 'user_id', 'email'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!row || row.revoked_at !== null || row.country !== input.country || row.expires_at <= now)
    return { tokens: null };
  const key = input.idempotencyKey === null ? null : digest(input.idempotencyKey);
  if (!claimed) {
    const isRetry = key !== null && key === row.replay_key && now - (row.used_at ?? 0) <= REPLAY_SECONDS;
    if (!isRetry || row.replay_answer === null) return { tokens: null, reusedSessionId: row.session_id };
    return { tokens: JSON.parse(unseal(input.refreshToken, row.replay_answer)) as IssuedTokens };
  }
  const account = { userId: row.user_id, email: row.email, sessionId: row.session_id, country: row.country };
  const tokens = await issueTokens(deps, trx, account);
  await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', row.session_id).execute();
  await trx.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await trx
    .updateTable('refresh_tokens')
    .set({
      replay_key: key,
      replay_answer: key === null ? null : seal(input.refreshToken, JSON.stringify(tokens)),
    })
    .where('token_hash', '=', hash)
    .execute();
  return { tokens };
}
