import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ApiClient, Vendor } from '@courier/api-client';
import { createQueryClient } from '@courier/api-client/queries';
import { buildVendor } from '@courier/api-client/testing';
import {
  brandConfig,
  defaultFlags,
  LIMITS,
  type BrandId,
  type CountryConfig,
  type LocaleCode,
} from '@courier/config';
import { browserStorage, tabStorage } from '@courier/config/document';
import type { AppMode } from '@courier/config/registry';
import type { LocaleTexts } from '@courier/i18n';
import { PortsContext } from '../context';
import { ListenFirst } from '../host/ListenFirst';
import { createNotices, type ShownNotice } from '../host/create-notices';
import { createReadable } from '../host/create-readable';
import type { Ports } from '../ports';
import type { AnalyticsPort, EventData } from '../ports/analytics';
import type { Flag } from '../ports/flags';
import type { Notice } from '../ports/notifications';
import type { SessionState } from '../ports/session';
import type { StoragePort } from '../ports/storage';
import { createTestI18n } from './test-i18n';
import { createTestLive, type TestLive } from './test-live';
import { createTestLocale, stateOfLocale } from './test-locale';
import { createTestNavigation, type TestComposition, type TestRouter } from './test-navigation';
import { createTestSession } from './test-session';
import { createTestVendors } from './test-vendors';

export interface TestShellOptions {
  api: ApiClient;
  /** One built vendor by default; `failed` when the list cannot be loaded. */
  vendors?: readonly Vendor[] | 'failed';
  /** The first vendor by default; overridden by the address. */
  selectedVendorId?: string;
  /** CLASSIC by default. */
  mode?: AppMode;
  /** Contact details of a guest; null before they are entered. */
  guest?: SessionState['guest'];
  guestOrderIds?: readonly string[];
  /** Flags that differ from their defaults. */
  flags?: Partial<Record<Flag, boolean>>;
  /** English by default. */
  locale?: LocaleCode;
  /** ISO 3166 code or a configuration; Taiwan by default. */
  country?: string | CountryConfig;
  /** The product's own by default. */
  brand?: BrandId;
  /** A demo user by default. */
  user?: SessionState['user'];
  /** Value of the enabled "include all outlets" toggle; hidden when absent. */
  includeAllOutlets?: boolean;
  /** Test vendors with their fallback fee, major units. */
  testVendors?: Readonly<Record<string, number>>;
  /** None by default. */
  paymentHosts?: readonly string[];
  /** Remotes of the brand; by default addresses of all screens are shown. */
  composition?: TestComposition;
  /** The browser's own storage by default. */
  storage?: StoragePort;
  /** Other locales: {zh_Hant_TW: {common: …, 'my-remote': …}}. */
  texts?: Readonly<Record<string, LocaleTexts>>;
}

export interface TestShell {
  ports: Ports;
  /** All notices, oldest first, including dismissed and replaced ones. */
  notices: Notice[];
  standingNotices(): readonly ShownNotice[];
  /** All analytics events and tracked errors, oldest first. */
  events: { event: string; data?: EventData; error?: unknown }[];
  live: TestLive;
  /** Addresses passed to `navigation.go` and `navigation.leave`, and paths of a changed vendor. */
  navigations: string[];
  reloadHolds(): number;
  i18n: i18n;
  queryClient: QueryClient;
  setFlags(flags: Partial<Record<Flag, boolean>>): void;
  /** Connects a router to the navigation port and vendor selection; returns the disconnect function. */
  attachRouter(router: TestRouter): () => void;
  arriveAtVendor(vendorId: string | null): void;
  /** Ports, query client and i18n, without a router. */
  Wrapper: (props: { children: ReactNode }) => ReactNode;
}

const DEMO_USER = { id: 'user-1', email: 'owner@demo.test' };
const SOMEBODY = { name: 'Guest', email: '', phoneNumber: '' };

/** An in-memory shell with real ports, for tests of remotes and for running one alone. */
export function createTestShell(options: TestShellOptions): TestShell {
  const { mode = 'CLASSIC', guest = SOMEBODY } = options;
  const localeState = {
    ...stateOfLocale(options.locale ?? 'en', options.country ?? 'TW'),
    brand: brandConfig(options.brand ?? 'courier'),
  };
  const i18n = createTestI18n(localeState.locale, localeState.brand, options.texts);
  const queryClient = createQueryClient({ gcTime: Infinity });
  const flags = createReadable<Readonly<Record<string, boolean>>>({ ...defaultFlags(), ...options.flags });
  const { port: liveUpdates, live } = createTestLive(mode === 'GUEST' ? 'off' : 'connected');
  const navigation = createTestNavigation(options.paymentHosts ?? [], options.composition);
  const vendors = createTestVendors({
    vendors: options.vendors ?? [buildVendor()],
    selectedVendorId: options.selectedVendorId,
    includeAllOutlets: options.includeAllOutlets,
    testVendors: options.testVendors ?? {},
    moveTo: navigation.moveTo,
  });
  const { shown, port: notifications, notices } = createTestNotices();
  const { events, port: analytics } = createTestAnalytics();
  const ports: Ports = {
    api: options.api,
    vendors: vendors.port,
    liveUpdates,
    session: createTestSession({
      mode,
      guest,
      guestOrderIds: options.guestOrderIds ?? [],
      user: options.user ?? DEMO_USER,
    }),
    flags: { get: flags.get, subscribe: flags.subscribe, isOn: (flag) => flags.get()[flag] === true },
    navigation: navigation.port,
    notifications,
    analytics,
    locale: createTestLocale(localeState, i18n),
    storage: options.storage ?? { local: browserStorage(), tab: tabStorage() },
  };

  return {
    ports,
    notices,
    standingNotices: shown.get,
    events,
    live,
    navigations: navigation.asked,
    reloadHolds: navigation.reloadHolds,
    i18n,
    queryClient,
    setFlags: (changed) => flags.set({ ...flags.get(), ...changed }),
    attachRouter: navigation.attach,
    arriveAtVendor: vendors.arriveAt,
    Wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ListenFirst />
          <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>
        </QueryClientProvider>
      </I18nextProvider>
    ),
  };
}

/** The shell's notices, with a record of each one. */
function createTestNotices() {
  const { show, dismiss, shown } = createNotices({
    defaultDurationMs: () => LIMITS.noticeMs,
    now: () => Math.floor(Date.now() / 1000),
  });
  const notices: Notice[] = [];
  const port: Ports['notifications'] = {
    dismiss,
    show(notice) {
      notices.push(notice);
      return show(notice);
    },
  };
  return { shown, notices, port };
}

function createTestAnalytics() {
  const events: TestShell['events'] = [];
  const port: AnalyticsPort = {
    push: (event, data) => void events.push(data ? { event, data } : { event }),
    trackError: (label, error) => void events.push({ event: label, error }),
  };
  return { events, port };
}
