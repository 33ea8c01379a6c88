import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { countryConfig, type CountryConfig, type PortalConfig } from '@courier/config';
import type { Registry, ShellOffer } from '@courier/config/registry';
import { baseLanguage, createI18n, type LocaleTexts } from '@courier/i18n';
import { startLocale } from '@courier/i18n/document';
import english from '../../locales/en.json';
import arabic from '../../locales/ar.json';
import chinese from '../../locales/zh_Hant_TW.json';
import { App } from '../app/App';
import { createServices } from '../app/create-services';
import type { ShellServices } from '../shell-context/shell-context';
import { createReleaseAssignment } from '../registry/release-assignment';
import { createMemoryRouter } from '../app/create-router';
import type { PageNavigation } from '../platform/page-navigation';
import type { LoadedBuild } from '../updates/build-check';
import type { RemoteRuntime } from '../loading/federation-runtime';
import { buildSession, NOW } from './build-session';
import { buildEntry, buildRegistry } from './build-registry';
import { buildRemote } from './build-remote';
import { memoryStorage } from './memory-storage';

export interface ShellSetUp {
  path?: string;
  registry?: Registry | null;
  /** Null: not signed in. */
  session?: ReturnType<typeof buildSession> | null;
  stored?: Record<string, string>;
  flags?: Record<string, boolean>;
  load?: RemoteRuntime['load'];
  prepare?: (backend: FakeBackend) => void;
  /** Answers addresses that the fake backend does not handle; undefined falls through to it. */
  files?: (path: string) => Response | Promise<Response> | undefined;
  build?: LoadedBuild;
  config?: Partial<PortalConfig>;
  /** Unix seconds; default: a fixed time. */
  now?: () => number;
  locale?: string;
  country?: CountryConfig;
  /** Awaited before the first render. */
  beforeDrawn?: (services: ShellServices) => Promise<unknown>;
  /** Modules that the shell shares; default: only the contract version is checked. */
  offer?: ShellOffer;
}

const testConfig = (flags: Record<string, boolean> = {}): PortalConfig => ({
  country: 'TW',
  brand: 'courier',
  environment: 'stg',
  build: 'test',
  apiBase: 'http://portal.test/courier/api/v1',
  livePath: '/live',
  flagsPath: '/ofrep/v1/evaluate/flags',
  flags,
  mapStyleUrl: null,
  testVendorIds: [],
  fallbackDeliveryFee: 0,
  styleNonce: '',
});

/** The whole workspace with real services, router and screens, a fake backend and fake remotes. */
export async function renderShell(setUp: ShellSetUp = {}) {
  const backend = createFakeBackend();
  setUp.prepare?.(backend);
  const session = setUp.session === undefined ? buildSession() : setUp.session;
  const storage = memoryStorage({
    locale: setUp.locale ?? 'en',
    ...(session ? { session: JSON.stringify(session) } : {}),
    ...setUp.stored,
  });
  const tab = memoryStorage();
  const page: jest.Mocked<PageNavigation> = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const registry = setUp.registry === undefined ? buildRegistry(buildEntry()) : setUp.registry;
  const country = setUp.country ?? countryConfig('TW');
  const texts: Record<string, LocaleTexts> = {
    zh_Hant_TW: { shell: chinese },
    ar: { shell: arabic },
  };
  const i18n = await createI18n({
    locale: startLocale(country.supportedLanguages, storage),
    country,
    compiledTexts: { en: { shell: english } },
    fetchTexts: async (language) => texts[language] ?? texts[baseLanguage(language)] ?? {},
  });
  const router = createMemoryRouter(setUp.path ?? '/list');
  const runtime: RemoteRuntime = {
    load: jest.fn(setUp.load ?? (async (name: string) => ({ default: buildRemote(name, registry) }))),
    diagnose: async () => null,
  };
  const shell = createServices({
    country,
    config: { ...testConfig(setUp.flags), ...setUp.config },
    registry,
    taker: createReleaseAssignment(storage, tab, setUp.offer),
    runtime,
    i18n,
    storage,
    tab,
    page,
    base: 'http://portal.test',
    router,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://portal.test');
      return (await setUp.files?.(url.pathname + url.search)) ?? backend.fetch(input, init);
    },
    now: setUp.now ?? (() => NOW),
    ...(setUp.build ? { build: setUp.build } : {}),
    connectLive: (options) => ({
      state: () => 'disconnected',
      subscribe: () => undefined,
      close: () => options.onState('disconnected'),
    }),
  });
  const end = shell.start();
  await setUp.beforeDrawn?.(shell.services);
  const app = <App services={shell.services} i18n={i18n.i18n} router={router} />;
  const view = await act(async () => render(app));
  const location = () => `${router.state.location.pathname}${router.state.location.search}`;
  const stop = () => {
    view.unmount();
    end();
  };
  return { ...view, backend, storage, tab, page, runtime, services: shell.services, router, location, stop };
}
