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
  /** Address identity calls go to, for links that leave by it. */
  apiBase: string;
  /** A client of further calls, which only their own page carries. */
  connect: <Table extends Calls>(table: Table) => ClientOf<Table>;
  session: SessionStore;
  storage: SafeStorage;
  tab: SafeStorage;
  page: PageNavigation;
  /** Where sign-in and the entry for guests lead, and what the pages may promise. */
  offer: BrandOffer;
  /** Starts to fetch the workspace. */
  prefetch: () => void;
  /** The same part once the texts of what the sign-in form does not need are there; rejects when they do not arrive. */
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
