import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { parseCountryConfig, parseHostedConfig, STORAGE_KEYS } from '@courier/config';
import { parseHostBrand } from '@courier/config/brand-look';
import { browserStorage, readDataBlock } from '@courier/config/document';
import { createI18n } from '@courier/i18n';
import { createDocumentLocale, documentOverrides, startLocale, textsAt } from '@courier/i18n/document';
import type { ApiClient } from '@courier/api-client';
import { PortsContext } from '@courier/shell-api';
import { createDocumentPorts } from '@courier/shell-api/document';
import {
  applyHostTheme,
  followSystemAppearance,
  resolveAppearance,
  toAppearanceChoice,
} from '@courier/ui-kit/plain';
import english from '../../locales/en.json';
import { NAMESPACE } from '../copy';
import RiderScreen, { RiderCallsContext } from '../screens/rider/RiderScreen';
import { createReleaseCheck } from './offline/confirm-release';
import { keepPage } from './offline/keep-page';
import { textAddress } from './text-address';
import { installTrustedTypes } from './trusted-types';

/** The page has its own client, for the calls of riders alone. */
const NO_CALLS = {} as ApiClient;
/** Milliseconds to wait for the translation before the page falls back to English. */
const TEXTS_PATIENCE_MS = 3000;

/** Starts the page of a rider as a separate document without session, federation and router. */
async function start(): Promise<void> {
  installTrustedTypes();
  const config = parseHostedConfig(readDataBlock('courier-config'));
  const brand = parseHostBrand(readDataBlock('courier-brand'), {
    brand: config.brand,
    title: document.title,
  });
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
  const baseUrl = new URL('/courier/api/v1', new URL(config.apiBase, window.location.href)).href;
  const calls = { baseUrl, confirmRelease: createReleaseCheck(() => window.location.reload()) };
  createRoot(root).render(
    <I18nextProvider i18n={i18n.i18n}>
      <PortsContext value={createDocumentPorts(config, locale, NO_CALLS)}>
        <RiderCallsContext value={calls}>
          <RiderScreen />
        </RiderCallsContext>
      </PortsContext>
    </I18nextProvider>,
  );
}

/** Does not depend on translations and styles, which may not be loaded. */
function showFailure(error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The page could not start. Reload it; if this stays, tell your operator: ${String(error)}`;
  document.getElementById('root')?.replaceChildren(text);
}

start()
  // Without it the page works, and needs a connection to open.
  .then(() => keepPage().catch(reportError))
  .catch(showFailure);
