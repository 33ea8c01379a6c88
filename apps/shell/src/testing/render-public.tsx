import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createClientFor, identityContract } from '@courier/api-client';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { brandConfig, countryConfig } from '@courier/config';
import { createI18n } from '@courier/i18n';
import english from '../../locales/en.json';
import chinese from '../../locales/zh_Hant_TW.json';
import type { PageNavigation } from '../platform/page-navigation';
import { createLocalePort, startLocale } from '../ports/create-locale-port';
import { PublicApp } from '../public/PublicApp';
import { publicPageOf } from '../public/public-page';
import type { TypedValues } from '../public/take-over';
import { createSessionStore } from '../session/session.store';
import { NOW } from './build-session';
import { memoryStorage } from './memory-storage';

interface PublicSetUp {
  path?: string;
  flags?: Record<string, boolean>;
  landing?: string | null;
  typed?: TypedValues;
  carried?: Record<string, string>;
  storage?: ReturnType<typeof memoryStorage>;
  prepare?: (backend: FakeBackend) => void;
}

/** The lean document in memory: real page over a fake backend. */
export async function renderPublic(setUp: PublicSetUp = {}) {
  const backend = createFakeBackend();
  setUp.prepare?.(backend);
  const storage = setUp.storage ?? memoryStorage({ locale: 'en', 'guest-orders': '["o1"]' });
  const tab = memoryStorage(setUp.carried);
  const page: jest.Mocked<PageNavigation> = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const country = countryConfig('TW');
  const i18n = await createI18n({
    locale: startLocale(country.supportedLanguages, memoryStorage({ locale: 'en' })),
    country,
    compiledTexts: { en: { shell: english } },
    fetchTexts: async () => ({ shell: chinese }),
  });
  const session = createSessionStore(storage, () => NOW);
  const prefetch = jest.fn();
  const flags = setUp.flags ?? {};
  const api = createClientFor(
    { identity: identityContract },
    {
      baseUrl: 'http://portal.test/courier/api/v1',
      fetch: backend.fetch,
      authorization: () => null,
      retryDelay: () => 0,
    },
  );
  const view = await act(async () =>
    render(
      <PublicApp
        i18n={i18n.i18n}
        locale={createLocalePort({
          i18n,
          storage,
          fixed: { country, brand: brandConfig('courier'), mapStyleUrl: null },
        })}
        page={publicPageOf(setUp.path ?? '/', flags)}
        flags={flags}
        typed={setUp.typed ?? { email: '', password: '' }}
        services={{
          api,
          session,
          storage,
          tab,
          page,
          landing: setUp.landing === undefined ? '/ask' : setUp.landing,
          prefetch,
        }}
      />,
    ),
  );
  return { ...view, backend, storage, tab, page, session, prefetch };
}
