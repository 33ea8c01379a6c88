import { parseCountryConfig, STORAGE_KEYS, type PortalConfig } from '@courier/config';
import { parseHostBrand } from '@courier/config/brand-look';
import { browserStorage, readDataBlock } from '@courier/config/document';
import { createI18n } from '@courier/i18n';
import { createDocumentLocale, documentOverrides, startLocale, textsAt } from '@courier/i18n/document';
import { applyHostTheme } from '../theme/apply-host-theme';
import { followSystemAppearance, resolveAppearance, toAppearanceChoice } from '../theme/appearance-choice';

/** Milliseconds to wait for the translation before the page falls back to English. */
const TEXTS_PATIENCE_MS = 3000;

interface DocumentStart {
  config: Pick<PortalConfig, 'brand' | 'mapStyleUrl'>;
  namespace: string;
  english: Parameters<Awaited<ReturnType<typeof createI18n>>['addNamespace']>[1];
  /** URL of the texts of a language. */
  textAddress: (language: string) => URL;
}

/** Theme, texts, language and title of a page that is a separate document without session, federation and router. */
export async function startDocument({ config, namespace, english, textAddress }: DocumentStart) {
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
  await i18n.addNamespace(namespace, english, (language) =>
    textsAt(textAddress(language), { patienceMs: TEXTS_PATIENCE_MS }),
  );
  const locale = createDocumentLocale({
    i18n,
    storage,
    fixed: { country, brand, mapStyleUrl: config.mapStyleUrl },
  });
  const showTitle = () => {
    document.title = `${i18n.i18n.t(`${namespace}:title`)} · ${platform}`;
  };
  showTitle();
  locale.subscribe(showTitle);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  return { i18n, locale, root };
}

/** Does not depend on translations and styles, which may not be loaded. */
export function showStartFailure(contact: string, error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The page could not start. Reload it; if this stays, tell ${contact}: ${String(error)}`;
  document.getElementById('root')?.replaceChildren(text);
}
