import { contract, type AccountSession } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notAllowed, notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import { afterCommit, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { describeDevice } from './describe-device';
import { endSessions } from './ended-sessions';

export function registerAccountSessions(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.identity.sessions, async ({ session, db }) => {
    const { userId, key } = requireAccount(session);
    const { password_changed_at } = await db
      .selectFrom('users')
      .select('password_changed_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { result: { password_changed_at, sessions: await listSessions(deps, db, { userId, key }) } };
  });

  mount(app, deps, contract.identity.endSession, async ({ body, session, db }) => {
    const { userId } = requireAccount(session);
    const owned = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', body.session_id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!owned) throw notOwned();
    publishEnds(deps, db, await endSessions(db, deps.clock, { id: owned.id }));
    return { result: { ended: 1 as const } };
  });

  mount(app, deps, contract.identity.endOtherSessions, async ({ session, db }) => {
    const { userId, key } = requireAccount(session);
    const ended = await endSessions(db, deps.clock, { userId, except: key });
    publishEnds(deps, db, ended);
    return { result: { ended: ended.length } };
  });
}

/**
 * The account of a session.
 * @throws Refusal 403 for another kind of session, which the contract already excludes
 */
export function requireAccount(session: Session): Extract<Session, { kind: 'CLASSIC' }> {
  if (session.kind !== 'CLASSIC') throw notAllowed();
  return session;
}

const publishEnds = ({ bus }: Pick<Deps, 'bus'>, db: Db, keys: readonly string[]) =>
  afterCommit(db, () => keys.forEach((key) => bus.publishSignOut(key)));

/** Sessions that can still be refreshed: the caller's first, then by last use. */
async function listSessions(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  caller: { userId: string; key: string },
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', caller.userId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('token_hash')
          .whereRef('session_id', '=', 'sessions.id')
          .where('expires_at', '>', clock.nowSeconds())
          .where('used_at', 'is', null),
      ),
    )
    .execute();
  return rows
    .map(({ id, user_agent, created_at, last_used_at }) => {
      const { browser, system, isPhone } = describeDevice(user_agent);
      return {
        id,
        browser,
        system,
        is_phone: isPhone,
        created_at,
        last_used_at: last_used_at ?? created_at,
        is_current: id === caller.key,
      };
    })
    .sort((a, b) => Number(b.is_current) - Number(a.is_current) || b.last_used_at - a.last_used_at);
}
