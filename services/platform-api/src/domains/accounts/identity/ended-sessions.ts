import type { Clock } from '../../../platform/clock';
import type { SessionBounds, Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';

/**
 * Ends one session, or all of an account, so that their tokens are rejected. Publish the sign-outs after the
 * commit.
 * @returns the keys of the sessions that this call ended
 */
export async function endSessions(
  db: Db,
  clock: Clock,
  which: { id: string } | { userId: string; except?: string },
): Promise<string[]> {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['user_id', which.userId] as const);
  const rows = await db
    .with('ended', (cte) =>
      cte
        .updateTable('sessions')
        .set({ revoked_at: clock.nowSeconds() })
        .where(column, '=', value)
        .where('revoked_at', 'is', null)
        .$if('except' in which && which.except !== undefined, (query) =>
          query.where('id', '!=', ('except' in which && which.except) || ''),
        )
        .returning('id'),
    )
    .insertInto('ended_sessions')
    .columns(['session_key'])
    .expression((on) => on.selectFrom('ended').select('id'))
    .returning('session_key')
    .execute();
  return rows.map(({ session_key }) => session_key);
}

/** For tokens without a sign-in in the database; the end is stored until the token expires. */
export async function endToken(db: Db, clock: Clock, session: SessionBounds): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<', clock.nowSeconds()).execute();
  await db
    .with('ended', (cte) =>
      cte
        .insertInto('revoked_tokens')
        .values({ token_hash: session.key, expires_at: session.expiresAt })
        .onConflict((conflict) => conflict.column('token_hash').doNothing()),
    )
    .insertInto('ended_sessions')
    .values({ session_key: session.key })
    .execute();
}

/** Also true for an expired session. */
export async function hasEnded(
  { db, clock }: { db: Db; clock: Clock },
  { kind, key, expiresAt }: Session,
): Promise<boolean> {
  if (expiresAt <= clock.nowSeconds()) return true;
  if (kind !== 'CLASSIC') {
    const query = db.selectFrom('revoked_tokens').select('token_hash').where('token_hash', '=', key);
    return (await query.executeTakeFirst()) !== undefined;
  }
  const query = db.selectFrom('sessions').select('revoked_at').where('id', '=', key);
  return (await query.executeTakeFirst())?.revoked_at !== null;
}
