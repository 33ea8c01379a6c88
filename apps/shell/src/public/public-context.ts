import { createContext, useContext } from 'react';
import type { ClientOf, createClientFor, identityContract } from '@courier/api-client';
import type { SafeStorage } from '@courier/config/document';
import type { LocalePort } from '@courier/shell-api';
import type { PageNavigation } from '../platform/page-navigation';
import type { SessionStore } from '../session/session.store';
import type { BrandOffer } from './landing-path';

type Calls = Parameters<typeof createClientFor>[0];

export interface PublicServices {
  api: ClientOf<{ identity: typeof identityContract }>;
  /** Base address of identity calls, for links to it. */
  apiBase: string;
  /** Creates a client for calls that only one page needs. */
  connect: <Table extends Calls>(table: Table) => ClientOf<Table>;
  session: SessionStore;
  storage: SafeStorage;
  tab: SafeStorage;
  page: PageNavigation;
  /** First screens and features of the brand. */
  offer: BrandOffer;
  prefetch: () => void;
  /** Waits for the texts that the sign-in form does not need; rejects when they cannot be loaded. */
  withTexts: <Part>(part: Promise<Part>) => Promise<Part>;
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
