import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CountryConfig, LocaleCode } from '@courier/config';
import { ENGLISH_TEXTS } from './english';
import { allowedLocale, languageTag, uiLanguageOf, type UiLanguage } from './languages';
import { parseLocaleTexts, parseTexts, type LocaleTexts, type Texts } from './texts';

/** Words of the brand that texts are filled with: {{platform}}, {{organisation}}, {{product}}. */
export interface BrandWords {
  platform: string;
  organisation: string;
  product: string;
}

export interface I18nOptions {
  locale: LocaleCode;
  /** When given, a locale the country does not offer gives way to the country's default. */
  country?: Pick<CountryConfig, 'supportedLanguages'>;
  words?: BrandWords;
  /** Loads all namespaces of a language; see `documentTexts`. Without it only the compiled-in texts exist. */
  fetchTexts?: (language: UiLanguage) => Promise<unknown>;
  /** Texts compiled into the app besides English of this package, e.g. its own namespaces: {en: {shell: …}}. */
  compiledTexts?: Readonly<Record<string, LocaleTexts>>;
  /** Texts above all others, by locale and namespace: what an operator words differently for a brand or country. */
  overrides?: Readonly<Partial<Record<string, LocaleTexts>>>;
  /** Told when texts could not be loaded; English is shown then. */
  onLoadFailure?: (language: UiLanguage, error: unknown) => void;
}

export interface CourierI18n {
  /** The i18next instance, for `I18nextProvider`. */
  readonly i18n: i18n;
  locale(): LocaleCode;
  /** Loads what is missing, then changes the language of every screen. Never rejects: English stands in. */
  setLocale(locale: LocaleCode): Promise<void>;
  /**
   * Adds a remote's namespace: its compiled-in English at once, other languages by `fetchTexts` now and at each change.
   * Never rejects.
   */
  addNamespace(
    namespace: string,
    english: Texts,
    fetchTexts?: (language: UiLanguage) => Promise<unknown>,
  ): Promise<void>;
}

const DEFAULT_WORDS: BrandWords = { platform: 'Courier', organisation: 'Courier', product: 'Courier Portal' };

/** Starts i18next with English compiled in and the wanted language loaded. Never rejects. */
export async function createI18n(options: I18nOptions): Promise<CourierI18n> {
  const instance = createInstance();
  const remotes = new Map<string, (language: UiLanguage) => Promise<unknown>>();
  const loaded = new Set<string>();
  let current: LocaleCode = allowed(options.locale);

  function allowed(locale: LocaleCode): LocaleCode {
    return options.country ? allowedLocale(locale, options.country.supportedLanguages) : locale;
  }

  function add(language: UiLanguage, namespace: string, texts: Texts): void {
    const put = (bundle: Texts) =>
      instance.addResourceBundle(languageTag(language), namespace, bundle, true, true);
    put(texts);
    for (const [locale, changed] of Object.entries(options.overrides ?? {})) {
      const above = uiLanguageOf(locale) === language ? changed?.[namespace] : undefined;
      if (above) put(above);
    }
  }

  async function attempt(language: UiLanguage, id: string, load: () => Promise<void>): Promise<void> {
    const mark = `${language}/${id}`;
    if (language === 'en' || loaded.has(mark)) return;
    try {
      await load();
      loaded.add(mark);
    } catch (error) {
      options.onLoadFailure?.(language, error);
    }
  }

  const loadBase = (language: UiLanguage) =>
    attempt(language, '', async () => {
      const { fetchTexts } = options;
      if (!fetchTexts) return;
      for (const [namespace, texts] of Object.entries(parseLocaleTexts(await fetchTexts(language))))
        add(language, namespace, texts);
    });

  const loadRemote = (language: UiLanguage, namespace: string) =>
    attempt(language, namespace, async () => {
      const fetchTexts = remotes.get(namespace);
      if (fetchTexts) add(language, namespace, parseTexts(await fetchTexts(language)));
    });

  await instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: Object.keys(ENGLISH_TEXTS),
    defaultNS: 'common',
    resources: { en: ENGLISH_TEXTS },
    interpolation: { escapeValue: false, defaultVariables: { ...(options.words ?? DEFAULT_WORDS) } },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  for (const [namespace, texts] of Object.entries(ENGLISH_TEXTS)) add('en', namespace, texts);
  for (const [language, namespaces] of Object.entries(options.compiledTexts ?? {})) {
    for (const [namespace, texts] of Object.entries(namespaces))
      add(language as UiLanguage, namespace, texts);
  }

  async function setLocale(locale: LocaleCode): Promise<void> {
    const wanted = allowed(locale);
    const language = uiLanguageOf(wanted);
    await Promise.all([
      loadBase(language),
      ...[...remotes.keys()].map((namespace) => loadRemote(language, namespace)),
    ]);
    current = wanted;
    await instance.changeLanguage(languageTag(language));
  }

  await setLocale(current);

  return {
    i18n: instance,
    locale: () => current,
    setLocale,
    async addNamespace(namespace, english, fetchTexts) {
      add('en', namespace, english);
      if (fetchTexts) remotes.set(namespace, fetchTexts);
      await loadRemote(uiLanguageOf(current), namespace);
    },
  };
}
