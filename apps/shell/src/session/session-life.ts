import type { ApiClient } from '@courier/api-client';
import type { SafeStorage } from '@courier/config/document';
import { carryNotice } from './carried-notice';
import type { Clock } from '../platform/clock';
import type { PageNavigation } from '../platform/page-navigation';
import { modeOf } from './access';
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
  /** Makes the client of the api, which asks what to do when a call is refused: true repeats it. */
  connect: (onUnauthorized: () => Promise<boolean>) => ApiClient;
  /** Where one who left arrives: the start page, in the language shown now. */
  startAddress: () => string;
  /** Called when the user asks to leave, before the server is told. */
  onLogout: () => void;
}

/** How a session is kept, and the two ways it ends; each leads to the start page, once. */
export interface SessionLife {
  api: ApiClient;
  refresh: (force?: boolean) => Promise<RefreshOutcome>;
  /** Extends a lapsed session; false when that did not work. */
  renew: () => Promise<boolean>;
  /** It cannot be extended any more: the address is remembered for the next sign-in. */
  end: () => void;
  /** The user asked to leave. Never rejects. */
  logout: () => Promise<void>;
  /** True once it is ending: then a missing session is no reason to remember the address. */
  isLeaving: () => boolean;
}

/** The session's life in the workspace. The api and the session need each other, so they are made together. */
export function createSessionLife(services: SessionLifeServices): SessionLife {
  const { session, tab, page, location, now, connect, startAddress, onLogout } = services;
  let isLeaving = false;

  const api = connect(async () => {
    const mode = modeOf(session.getState());
    if (mode === 'GUEST') session.dropGuestToken();
    // Nobody can sign in inside an app: it has to hand over another token.
    if (mode === 'GODROID') end();
    return mode === 'CLASSIC' && renew(true);
  });
  const refresh = createRefresh({ api, session, now });

  function leave(notice: Parameters<typeof carryNotice>[1]): void {
    isLeaving = true;
    carryNotice(tab, notice);
    session.forget();
    page.replace(startAddress());
  }

  function end(): void {
    if (isLeaving) return;
    const { pathname, search } = location();
    rememberReturnPath(tab, pathname + search);
    leave('session-ended');
  }

  async function renew(force = false): Promise<boolean> {
    const outcome = await refresh(force);
    if (outcome === 'refused') end();
    return outcome === 'refreshed' || outcome === 'fresh';
  }

  async function logout(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    onLogout();
    await signOut(api, session);
    leave('disconnected');
  }

  return { api, refresh, renew: () => renew(), end, logout, isLeaving: () => isLeaving };
}
