import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ApiClient, Vendor } from '@courier/api-client';
import { buildVendor } from '@courier/api-client/testing';
import { brandConfig, countryConfig, defaultFlags, type FlagKey, type LocaleCode } from '@courier/config';
import type { AppMode } from '@courier/config/registry';
import { directionOf, languageTag, type LocaleTexts } from '@courier/i18n';
import { PortsContext } from '../context';
import { createReadable } from '../host/create-readable';
import type { Ports } from '../ports';
import type { EventData } from '../ports/analytics';
import type { LocaleState } from '../ports/locale';
import type { Notice } from '../ports/notifications';
import type { SessionState } from '../ports/session';
import { createTestI18n } from './test-i18n';
import { createTestLive, type TestLive } from './test-live';
import { createTestVendors } from './test-vendors';

export interface TestShellOptions {
  api: ApiClient;
  /** One built vendor when absent. */
  vendors?: readonly Vendor[];
  /** The first vendor when absent. */
  selectedVendorId?: string;
  /** CLASSIC when absent. */
  mode?: AppMode;
  /** What a guest told about itself; null for one who has not told yet. */
  guest?: SessionState['guest'];
  /** Flags that differ from their defaults. */
  flags?: Partial<Record<FlagKey, boolean>>;
  /** English when absent. */
  locale?: LocaleCode;
  /** ISO 3166 code, Taiwan when absent. */
  country?: string;
  /** Position of the "include all outlets" toggle, which is then enabled; hidden when absent. */
  includeAllOutlets?: boolean;
  /** Test vendors with their fallback fee, major units. */
  testVendors?: Readonly<Record<string, number>>;
  /** Hosts a payment may lead to; none when absent. */
  paymentHosts?: readonly string[];
  /** Texts beyond English: {zh_Hant_TW: {common: …, 'my-remote': …}}. */
  texts?: Readonly<Record<string, LocaleTexts>>;
}

export interface TestShell {
  ports: Ports;
  /** Every notice shown, oldest first; a dismissed one stays in the list. */
  notices: Notice[];
  /** Every analytics event and tracked error, oldest first. */
  events: { event: string; data?: EventData; error?: unknown }[];
  live: TestLive;
  /** Every address `navigation.go` and `navigation.leave` were asked for, and paths of a changed vendor. */
  navigations: string[];
  i18n: i18n;
  queryClient: QueryClient;
  /** Changes flags while the test runs. */
  setFlags(flags: Partial<Record<FlagKey, boolean>>): void;
  /** Lets a router follow the navigation port and the vendor selection; returns the function that lets go. */
  attachRouter(router: TestRouter): () => void;
  /** Ports, query client and i18n around a tree; brings no router. */
  Wrapper: (props: { children: ReactNode }) => ReactNode;
}

export interface TestRouter {
  go(to: string, replace: boolean): void;
  /** Called after another vendor was chosen; answers the address it led to, if any. */
  vendorChosen(vendorId: string): string | null;
}

const sessionOf = (mode: AppMode, guest: SessionState['guest']): SessionState => ({
  mode,
  user: mode === 'CLASSIC' ? { id: 'user-1', email: 'owner@demo.test' } : null,
  guest: mode === 'GUEST' ? guest : null,
});

/** A shell in memory that implements the real ports, for tests of remotes and for running one alone. */
export function createTestShell(options: TestShellOptions): TestShell {
  const brand = brandConfig('courier');
  const country = countryConfig(options.country ?? 'TW');
  const locale = options.locale ?? 'en';
  const i18n = createTestI18n(locale, brand, options.texts);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Infinity },
      mutations: { retry: false, gcTime: Infinity },
    },
  });
  const mode = options.mode ?? 'CLASSIC';
  const session = createReadable<SessionState>(
    sessionOf(
      mode,
      options.guest === undefined ? { name: 'Guest', email: '', phoneNumber: '' } : options.guest,
    ),
  );
  const flags = createReadable<Readonly<Record<string, boolean>>>({ ...defaultFlags(), ...options.flags });
  const localeState = createReadable<LocaleState>({
    locale,
    direction: directionOf(locale),
    country,
    brand,
    mapStyleUrl: null,
  });
  const { port: liveUpdates, live } = createTestLive(mode === 'GUEST' ? 'off' : 'connected');
  const notices: Notice[] = [];
  const events: TestShell['events'] = [];
  const navigations: string[] = [];
  const guestOrders: string[] = [];
  let router: TestRouter | null = null;

  const vendors = createTestVendors(
    options.vendors ?? [buildVendor()],
    options.selectedVendorId,
    {
      includeAllOutlets: options.includeAllOutlets ?? false,
      allOutletsToggle: options.includeAllOutlets === undefined ? 'hidden' : 'enabled',
    },
    (vendorId) => {
      const to = router?.vendorChosen(vendorId);
      if (to) navigations.push(to);
    },
    options.testVendors,
  );

  const ports: Ports = {
    api: options.api,
    vendors,
    liveUpdates,
    session: {
      get: session.get,
      subscribe: session.subscribe,
      logout: async () => session.set({ mode: null, user: null, guest: null }),
      enterAsGuest: async (guest) => {
        if (session.get().mode === 'GUEST') session.set({ mode: 'GUEST', user: null, guest });
      },
      guestOrderIds: () => [...guestOrders],
      addGuestOrder: (orderId) => {
        if (session.get().mode === 'GUEST') guestOrders.push(orderId);
      },
    },
    flags: { get: flags.get, subscribe: flags.subscribe, isOn: (flag) => flags.get()[flag] === true },
    navigation: {
      go(to, { replace = false } = {}) {
        navigations.push(to);
        router?.go(to, replace);
      },
      leave: (to) => void navigations.push(to),
      paymentHosts: options.paymentHosts ?? [],
      holdReload: () => () => undefined,
    },
    notifications: {
      show: (notice) => `notice-${notices.push(notice)}`,
      dismiss: () => {},
    },
    analytics: {
      push: (event, data) => void events.push(data ? { event, data } : { event }),
      trackError: (label, error) => void events.push({ event: label, error }),
    },
    locale: {
      get: localeState.get,
      subscribe: localeState.subscribe,
      async setLocale(next) {
        if (!country.supportedLanguages.includes(next)) return;
        await i18n.changeLanguage(languageTag(next));
        localeState.set({ ...localeState.get(), locale: next, direction: directionOf(next) });
      },
    },
  };

  return {
    ports,
    notices,
    events,
    live,
    navigations,
    i18n,
    queryClient,
    setFlags: (changed) => flags.set({ ...flags.get(), ...changed }),
    attachRouter(next) {
      router = next;
      return () => {
        if (router === next) router = null;
      };
    },
    Wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>
        </QueryClientProvider>
      </I18nextProvider>
    ),
  };
}
