import type { ApiClient } from '@courier/api-client';
import type { SafeStorage } from '@courier/config/document';
import { carryNotice } from './carried-notice';
import type { Clock } from '../platform/clock';
import type { PageNavigation } from '../platform/page-navigation';
import { sessionMode } from './access';
import { createRefresh, type RefreshOutcome } from './refresh';
import { rememberReturnPath } from './return-path';
import type { SessionStore } from './session.store';
import { signOut } from './sign-out';

interface SessionLifeServices {
  session: SessionStore;
  tab: SafeStorage;
  page: PageNavigation;
  location: () => { pathname: string; search: string };
  now: Clock;
  /** Creates the API client. `onUnauthorized` handles a 401; true repeats the request. */
  connect: (onUnauthorized: () => Promise<boolean>) => ApiClient;
  /** The start page in the current language. */
  startAddress: () => string;
  /** Called before the server request. */
  onLogout: () => void;
}

/** Refresh and end of a session. Each end leads to the start page, once. */
export interface SessionLife {
  api: ApiClient;
  refresh: (force?: boolean) => Promise<RefreshOutcome>;
  /** Refreshes an expired session; false if that failed. */
  renew: () => Promise<boolean>;
  /** The session cannot be refreshed; stores the address for the next sign-in. */
  end: () => void;
  /** Never rejects. */
  logout: () => Promise<void>;
  /** True when the session is ending. Then the address is not stored. */
  isLeaving: () => boolean;
}

/** API client and session depend on each other, so both are created here. */
export function createSessionLife(services: SessionLifeServices): SessionLife {
  const { session, tab, page, location, now, connect, startAddress, onLogout } = services;
  let isLeaving = false;

  const api = connect(async () => {
    const mode = sessionMode(session.getState());
    if (mode === 'GUEST') session.dropGuestToken();
    // An embedded session has no sign-in page: the host app must send another token.
    if (mode === 'GODROID') endSession();
    return mode === 'CLASSIC' && renew(true);
  });
  const refresh = createRefresh({ api, session, now });

  function leavePage(notice: Parameters<typeof carryNotice>[1]): void {
    isLeaving = true;
    carryNotice(tab, notice);
    session.clear();
    page.replace(startAddress());
  }

  function endSession(): void {
    if (isLeaving) return;
    const { pathname, search } = location();
    rememberReturnPath(tab, pathname + search);
    leavePage('session-ended');
  }

  async function renew(force = false): Promise<boolean> {
    const outcome = await refresh(force);
    if (outcome === 'refused') endSession();
    return outcome === 'refreshed' || outcome === 'fresh';
  }

  async function logout(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    onLogout();
    await signOut(api, session);
    leavePage('disconnected');
  }

  return { api, refresh, renew: () => renew(), end: endSession, logout, isLeaving: () => isLeaving };
}
