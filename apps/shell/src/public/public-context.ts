import { createContext, useContext } from 'react';
import type { ClientOf, identityContract } from '@courier/api-client';
import type { LocalePort } from '@courier/shell-api';
import type { PageNavigation } from '../platform/page-navigation';
import type { SafeStorage } from '../platform/safe-storage';
import type { SessionStore } from '../session/session.store';

export interface PublicServices {
  api: ClientOf<{ identity: typeof identityContract }>;
  session: SessionStore;
  storage: SafeStorage;
  tab: SafeStorage;
  page: PageNavigation;
  /** Where sign-in leads; null when the composition has no such place. */
  landing: string | null;
  /** Starts to fetch the workspace. */
  prefetch: () => void;
}

export interface PublicState {
  services: PublicServices;
  locale: LocalePort;
  flags: Readonly<Record<string, boolean>>;
}

export const PublicContext = createContext<PublicState | null>(null);

export function usePublic(): PublicState {
  const state = useContext(PublicContext);
  if (!state) throw new Error('usePublic was called outside the public document');
  return state;
}
