import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '@courier/api-client/queries';
import { parseCountryConfig, parseHostedConfig, STORAGE_KEYS } from '@courier/config';
import { parseHostBrand } from '@courier/config/brand-look';
import { browserStorage, readDataBlock } from '@courier/config/document';
import { createI18n, ENGLISH_TEXTS, parseLocaleTexts, type CourierI18n } from '@courier/i18n';
import {
  createDocumentLocale,
  documentOverrides,
  documentTexts,
  startLocale,
  textsAt,
} from '@courier/i18n/document';
import { PortsContext } from '@courier/shell-api';
import { createDocumentPorts } from '@courier/shell-api/document';
import {
  applyHostTheme,
  followSystemAppearance,
  MapTilesContext,
  resolveAppearance,
  toAppearanceChoice,
} from '@courier/ui-kit/plain';
import english from '../../locales/en.json';
import { NAMESPACE } from '../copy';
import { choosePage } from './choose-page';
import { createApi } from './create-api';
import { textAddress } from './text-address';
import { installTrustedTypes } from './trusted-types';

/** Milliseconds to wait for the translation before the page falls back to English. */
const TEXTS_PATIENCE_MS = 3000;

/** Starts the public pages as a separate document without session, federation and router. */
async function start(): Promise<void> {
  installTrustedTypes();
  const config = parseHostedConfig(readDataBlock('courier-config'));
  const brand = parseHostBrand(readDataBlock('courier-brand'), {
    brand: config.brand,
    title: document.title,
  });
  const page = choosePage(window.location.pathname);
  const api = createApi(config);
  const queryClient = createQueryClient({ retryOnMount: false });
  page.ask(queryClient, api);

  const storage = browserStorage();
  const showTheme = () =>
    applyHostTheme(brand, resolveAppearance(toAppearanceChoice(storage.read(STORAGE_KEYS.theme))));
  showTheme();
  followSystemAppearance(showTheme);
  const country = parseCountryConfig(readDataBlock('courier-country'));
  const { platform, organisation, product } = brand;
  const i18n = await createI18n({
    locale: startLocale(country.supportedLanguages, storage),
    country,
    words: { platform, organisation, product },
    overrides: documentOverrides(),
  });
  await i18n.addNamespace(NAMESPACE, english, (language) =>
    textsAt(textAddress(language), { patienceMs: TEXTS_PATIENCE_MS }),
  );
  const locale = createDocumentLocale({
    i18n,
    storage,
    fixed: { country, brand, mapStyleUrl: config.mapStyleUrl },
  });
  const name = () => {
    document.title = `${i18n.i18n.t(`${NAMESPACE}:title`)} · ${platform}`;
  };
  name();
  locale.subscribe(name);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(
    <I18nextProvider i18n={i18n.i18n}>
      <QueryClientProvider client={queryClient}>
        <PortsContext value={createDocumentPorts(config, locale, api)}>
          <MapTilesContext value={config.mapTiles ?? null}>{page.element}</MapTilesContext>
        </PortsContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await addMapWords(i18n);
}

/** Adds the shared map texts after the page's own texts, because the map also loads later. */
async function addMapWords(i18n: CourierI18n): Promise<void> {
  const load = documentTexts();
  await i18n.addNamespace('common', ENGLISH_TEXTS['common'] ?? {}, async (language) =>
    Reflect.get(parseLocaleTexts(await load(language)), 'common'),
  );
}

/** Does not depend on translations and styles, which may not be loaded. */
function showFailure(error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The page could not start. Reload it; if this stays, tell the shop: ${String(error)}`;
  document.getElementById('root')?.replaceChildren(text);
}

start().catch(showFailure);
