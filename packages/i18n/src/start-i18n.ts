import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CountryConfig, LocaleCode } from '@courier/config';
import { allowedLocale, languageTag, uiLanguageOf, baseLanguage, type UiLanguage } from './languages';
import { LANGUAGE_WANTED } from './language-wanted';
import { markUntranslated } from './mark-untranslated';
import { createTextLoading, type TextSources } from './text-loading';
import type { LocaleTexts, Texts } from './texts';

/** Brand names for the placeholders {{platform}}, {{organisation}}, {{product}}. */
interface BrandWords {
  platform: string;
  organisation: string;
  product: string;
}

export interface I18nOptions extends TextSources {
  locale: LocaleCode;
  /** Replaces locales that the country does not offer by its default. */
  country?: Pick<CountryConfig, 'supportedLanguages'>;
  words?: BrandWords;
  /** Compiled-in texts besides English of this package, e.g. the app's namespaces: {en: {shell: …}}. */
  compiledTexts?: Readonly<Record<string, LocaleTexts>>;
  /** Marks English texts that replace a missing translation; the default in a development build. */
  marksUntranslated?: boolean;
}

export interface CourierI18n {
  /** The i18next instance, for `I18nextProvider`. */
  readonly i18n: i18n;
  locale(): LocaleCode;
  /**
   * Loads missing texts, then changes the language of every screen. Never rejects; English is the fallback.
   */
  setLocale(locale: LocaleCode): Promise<void>;
  /**
   * Adds a remote's namespace: compiled-in English at once, other languages from `fetchTexts` now and at each
   * change. Never rejects.
   */
  addNamespace(
    namespace: string,
    english: Texts,
    fetchTexts?: (language: UiLanguage) => Promise<unknown>,
  ): Promise<void>;
}

/** Set by the bundler. */
declare const process: { env: { NODE_ENV?: string } };

const DEFAULT_WORDS: BrandWords = { platform: 'Courier', organisation: 'Courier', product: 'Courier Portal' };

/**
 * Starts i18next with the wanted language loaded. Never rejects.
 * @param compiled the compiled-in English texts
 */
export async function startI18n(compiled: LocaleTexts, options: I18nOptions): Promise<CourierI18n> {
  const instance = createInstance();
  const texts = createTextLoading(instance, options);
  const allowed = (locale: LocaleCode): LocaleCode =>
    options.country ? allowedLocale(locale, options.country.supportedLanguages) : locale;
  let current = allowed(options.locale);

  const { marksUntranslated = process.env.NODE_ENV === 'development' } = options;
  if (marksUntranslated) instance.use(markUntranslated);

  await instance.use(initReactI18next).init({
    lng: 'en',
    // A remote may have texts in the base language only.
    fallbackLng: (tag) => [languageTag(baseLanguage(String(tag))), 'en'],
    load: 'currentOnly',
    ns: Object.keys(compiled),
    defaultNS: 'common',
    // Copied, because the operator's texts are merged into it.
    resources: { en: JSON.parse(JSON.stringify(compiled)) as LocaleTexts },
    interpolation: { escapeValue: false, defaultVariables: { ...(options.words ?? DEFAULT_WORDS) } },
    returnNull: false,
    ...(marksUntranslated && { postProcess: markUntranslated.name, postProcessPassResolved: true }),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  for (const [namespace, english] of Object.entries(compiled)) texts.add('en', namespace, english);
  for (const [language, namespaces] of Object.entries(options.compiledTexts ?? {})) {
    for (const [namespace, own] of Object.entries(namespaces))
      texts.add(language as UiLanguage, namespace, own);
  }

  texts.addOverrides();

  instance.on(LANGUAGE_WANTED, (language: UiLanguage) => void texts.load(language));

  async function setLocale(locale: LocaleCode): Promise<void> {
    const wanted = allowed(locale);
    const language = uiLanguageOf(wanted);
    await texts.load(language);
    current = wanted;
    await instance.changeLanguage(languageTag(language));
  }

  await setLocale(current);

  return {
    i18n: instance,
    locale: () => current,
    setLocale,
    async addNamespace(namespace, english, fetchTexts) {
      texts.add('en', namespace, english);
      await texts.addRemote(namespace, fetchTexts, uiLanguageOf(current));
    },
  };
}
