import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createClientFor, identityContract } from '@courier/api-client';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { brandConfig, countryConfig, type CountryConfig } from '@courier/config';
import { composedTopics, type Topic } from '@courier/config/registry';
import { ENGLISH_TEXTS, startI18n } from '@courier/i18n';
import { createDocumentLocale, startLocale } from '@courier/i18n/document';
import english from '../../locales/en.json';
import englishPages from '../../locales/public/en.json';
import chinese from '../../locales/zh_Hant_TW.json';
import chinesePages from '../../locales/public/zh_Hant_TW.json';
import type { PageNavigation } from '../platform/page-navigation';
import { firstEnglish } from '../public/first-english';
import { loadScreen } from '../public/load-screen';
import { PublicApp } from '../public/PublicApp';
import type { PublicServices } from '../public/public-context';
import { findPublicPage } from '../public/public-page';
import { createPublicTexts } from '../public/public-texts';
import type { TypedValues } from '../public/typed-values';
import { createSessionStore } from '../session/session.store';
import { NOW } from './build-session';
import { memoryStorage } from './memory-storage';

interface PublicSetUp {
  /** With its query. */
  path?: string;
  /** Differences from the configuration of Taiwan. */
  country?: Partial<CountryConfig>;
  stored?: Record<string, string>;
  /** Chinese texts of further namespaces. */
  chinese?: Record<string, unknown>;
  flags?: Record<string, boolean>;
  landing?: string | null;
  /** False for a brand without screens for accounts. */
  hasAccounts?: boolean;
  /** Whether the brand has a screen; by default every one. */
  hasScreen?: (to: string) => boolean;
  /** Topics of the brand; default: all. */
  topics?: readonly Topic[];
  /** Texts loaded after the first frame; default: those of the product. */
  laterTexts?: (language: string) => Promise<unknown>;
  apiBase?: string;
  typed?: TypedValues;
  carried?: Record<string, string>;
  storage?: ReturnType<typeof memoryStorage>;
  prepare?: (backend: FakeBackend) => void;
}

/** The public document with a fake backend. */
export async function renderPublic(setUp: PublicSetUp = {}) {
  const backend = createFakeBackend();
  setUp.prepare?.(backend);
  const storage = setUp.storage ?? memoryStorage({ locale: 'en', 'guest-orders': '["o1"]', ...setUp.stored });
  const tab = memoryStorage(setUp.carried);
  const page: jest.Mocked<PageNavigation> = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const country = { ...countryConfig('TW'), ...setUp.country };
  window.history.replaceState(null, '', setUp.path ?? '/');
  const allEnglish = { ...ENGLISH_TEXTS, shell: english, public: englishPages };
  const fetchTexts = async (language: string) =>
    language === 'en' ? allEnglish : { shell: chinese, public: chinesePages, ...setUp.chinese };
  const i18n = await startI18n(firstEnglish, {
    locale: startLocale(country.supportedLanguages, memoryStorage({ locale: 'en' })),
    country,
    fetchTexts,
  });
  const session = createSessionStore(storage, () => NOW);
  const prefetch = jest.fn();
  const flags = setUp.flags ?? {};
  const connect: PublicServices['connect'] = (table) =>
    createClientFor(table, {
      baseUrl: 'http://portal.test/courier/api/v1',
      fetch: backend.fetch,
      authorization: () => null,
      retryDelay: () => 0,
    });
  const loadTexts = createPublicTexts(i18n, setUp.laterTexts ?? fetchTexts);
  const withTexts: PublicServices['withTexts'] = async (part) => (await Promise.all([part, loadTexts()]))[0];
  const { landing = '/ask', hasAccounts = true } = setUp;
  const { kind } = findPublicPage(window.location.pathname, flags, hasAccounts);
  const screen = kind === 'sign-in' ? null : await withTexts(loadScreen(kind));
  const view = await act(async () =>
    render(
      <PublicApp
        i18n={i18n.i18n}
        locale={createDocumentLocale({
          i18n,
          storage,
          fixed: { country, brand: brandConfig('courier'), mapStyleUrl: null },
        })}
        screen={screen}
        flags={flags}
        typed={setUp.typed ?? { email: '', password: '' }}
        services={{
          api: connect({ identity: identityContract }),
          apiBase: setUp.apiBase ?? '/courier/api/v1',
          connect,
          session,
          storage,
          tab,
          page,
          offer: {
            account: landing,
            guest: landing,
            hasAccounts,
            findAddress: (to) => ((setUp.hasScreen?.(to) ?? true) ? to : null),
            topics: setUp.topics ? new Set(setUp.topics) : composedTopics([], {}),
          },
          prefetch,
          withTexts,
        }}
      />,
    ),
  );
  return { ...view, backend, storage, tab, page, session, prefetch };
}
