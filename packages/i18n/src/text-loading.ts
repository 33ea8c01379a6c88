import type { i18n } from 'i18next';
import { languageTag, uiLanguageOf, baseLanguage, type UiLanguage } from './languages';
import { parseLocaleTexts, parseTexts, type LocaleTexts, type Texts } from './texts';

export interface TextSources {
  /** Loads all namespaces of a language; see `documentTexts`. Without it only compiled-in texts exist. */
  fetchTexts?: (language: UiLanguage) => Promise<unknown>;
  /** The operator's texts for a brand or country, by locale and namespace; they override all others. */
  overrides?: Readonly<Partial<Record<string, LocaleTexts>>>;
  /** Called if texts fail to load; English is the fallback. */
  onLoadFailure?: (language: UiLanguage, error: unknown) => void;
}

/** Retry delays in milliseconds; after the last, only a change of the language retries. */
const ASK_AGAIN_MS = [2000, 5000, 15_000, 60_000, 300_000];

/** The operator's texts in `es` also replace those in `es_AR`. */
const appliesTo = (locale: string, language: UiLanguage): boolean =>
  uiLanguageOf(locale) === language || locale === baseLanguage(language);

/** Loads each text file once into i18next, with the operator's texts above. Never rejects. */
export function createTextLoading(instance: i18n, sources: TextSources) {
  const remotes = new Map<string, (language: UiLanguage) => Promise<unknown>>();
  const loaded = new Set<string>();

  function add(language: UiLanguage, namespace: string, texts: Texts): void {
    const put = (bundle: Texts) =>
      instance.addResourceBundle(languageTag(language), namespace, bundle, true, true);
    put(texts);
    for (const [locale, changed] of Object.entries(sources.overrides ?? {})) {
      const above = appliesTo(locale, language) ? changed?.[namespace] : undefined;
      if (above) put(above);
    }
  }

  async function attempt(
    language: UiLanguage,
    id: string,
    load: () => Promise<void>,
    again: readonly number[] = ASK_AGAIN_MS,
  ): Promise<void> {
    const mark = `${language}/${id}`;
    if (language === 'en' || loaded.has(mark)) return;
    try {
      await load();
      loaded.add(mark);
    } catch (error) {
      sources.onLoadFailure?.(language, error);
      const [wait, ...later] = again;
      if (wait === undefined) return;
      setTimeout(() => void attempt(language, id, load, later), wait);
    }
  }

  const loadBase = (language: UiLanguage) =>
    attempt(language, '', async () => {
      const { fetchTexts } = sources;
      if (!fetchTexts) return;
      for (const [namespace, texts] of Object.entries(parseLocaleTexts(await fetchTexts(language))))
        add(language, namespace, texts);
    });

  const loadRemote = (language: UiLanguage, namespace: string) =>
    attempt(language, namespace, async () => {
      const fetchTexts = remotes.get(namespace);
      if (fetchTexts) add(language, namespace, parseTexts(await fetchTexts(language)));
    });

  return {
    add,
    /** Adds the overrides of texts that other code adds to i18next: menu labels of remotes. */
    addOverrides(): void {
      for (const [locale, namespaces] of Object.entries(sources.overrides ?? {}))
        for (const namespace of Object.keys(namespaces ?? {})) add(uiLanguageOf(locale), namespace, {});
    },
    async load(language: UiLanguage): Promise<void> {
      await Promise.all([
        loadBase(language),
        ...[...remotes.keys()].map((namespace) => loadRemote(language, namespace)),
      ]);
    },
    async addRemote(
      namespace: string,
      fetchTexts: ((language: UiLanguage) => Promise<unknown>) | undefined,
      language: UiLanguage,
    ): Promise<void> {
      if (fetchTexts) remotes.set(namespace, fetchTexts);
      await loadRemote(language, namespace);
    },
  };
}
