import type { ApiClient } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { systemClock, type Clock } from '../platform/clock';
import type { StoredSession } from './auth-state';
import type { SessionStore } from './session.store';

/** `refused`: the session has ended. `unreachable`: no answer, a later refresh may succeed. */
export type RefreshOutcome = 'fresh' | 'refreshed' | 'refused' | 'unreachable';

/** Runs work in at most one tab of the origin at a time. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export interface RefreshServices {
  api: Pick<ApiClient, 'identity'>;
  session: SessionStore;
  exclusive?: Exclusive;
  now?: Clock;
  newKey?: () => string;
}

const lockAcrossTabs: Exclusive = (work) =>
  'locks' in navigator ? navigator.locks.request('session-refresh', work) : work();

/** The server answered and refused; any other error may be transient. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code !== 'network' && code !== 'timeout';
}

export const isDue = (session: StoredSession, nowSeconds: number) =>
  session.meta.Expires - nowSeconds <= LIMITS.tokenRefreshSeconds;

/**
 * Refreshes a session shortly before its expiry, or at once with `force` after a 401. Parallel calls share
 * one refresh. Tabs run it in turn, and a tab uses a newer token from the storage instead of refreshing.
 */
export function createRefresh(services: RefreshServices): (force?: boolean) => Promise<RefreshOutcome> {
  const {
    api,
    session,
    exclusive = lockAcrossTabs,
    now = systemClock,
    newKey = () => crypto.randomUUID(),
  } = services;
  let running: Promise<RefreshOutcome> | null = null;

  async function extend(refused: string | null): Promise<RefreshOutcome> {
    const current = session.stored() ?? sessionInMemory(session);
    if (!current) return 'refused';
    const newerElsewhere = current.meta.AccessToken !== session.getState().meta?.AccessToken;
    if (newerElsewhere) session.reload();
    const wanted = refused === null ? isDue(current, now()) : current.meta.AccessToken === refused;
    if (!wanted) return newerElsewhere ? 'refreshed' : 'fresh';
    if (current.meta.RefreshToken === null) return 'refused';

    // The key is stored before the request: a retry after a lost answer, also by another tab, must not count
    // as token reuse.
    const refreshKey = current.refreshKey ?? newKey();
    session.store({ ...current, refreshKey });
    try {
      const { result } = await api.identity.extend(
        { body: { refresh_token: current.meta.RefreshToken } },
        { idempotencyKey: refreshKey },
      );
      const tokens = result.AuthenticationResult;
      session.store({
        user: current.user,
        meta: {
          AccessToken: tokens.AccessToken,
          IdToken: tokens.IdToken,
          RefreshToken: tokens.RefreshToken ?? current.meta.RefreshToken,
          Expires: now() + tokens.ExpiresIn,
        },
      });
      return 'refreshed';
    } catch (error) {
      return isRefusal(error) ? 'refused' : 'unreachable';
    }
  }

  return (force = false) => {
    const refused = force ? (session.getState().meta?.AccessToken ?? null) : null;
    running ??= exclusive(() => extend(refused)).finally(() => {
      running = null;
    });
    return running;
  };
}

function sessionInMemory(session: SessionStore): StoredSession | null {
  const { user, meta } = session.getState();
  return user && meta ? { user, meta } : null;
}
