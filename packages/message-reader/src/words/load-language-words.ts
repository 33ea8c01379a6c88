import { addLanguageWords, hasLanguageWords, writtenLanguages, type LanguageWords } from './language-words';

type LoadedWords = Promise<{ default: LanguageWords }>;

/** One chunk per language: a country loads only its own. */
const LOADERS: Readonly<Record<string, () => LoadedWords>> = {
  bg: () => import('./languages/bg.json'),
  bn: () => import('./languages/bn.json'),
  cs: () => import('./languages/cs.json'),
  da: () => import('./languages/da.json'),
  de: () => import('./languages/de.json'),
  el: () => import('./languages/el.json'),
  es: () => import('./languages/es.json'),
  fi: () => import('./languages/fi.json'),
  fil: () => import('./languages/fil.json'),
  hr: () => import('./languages/hr.json'),
  hu: () => import('./languages/hu.json'),
  ja: () => import('./languages/ja.json'),
  km: () => import('./languages/km.json'),
  ko: () => import('./languages/ko.json'),
  lo: () => import('./languages/lo.json'),
  ms: () => import('./languages/ms.json'),
  my: () => import('./languages/my.json'),
  nb: () => import('./languages/nb.json'),
  pl: () => import('./languages/pl.json'),
  ro: () => import('./languages/ro.json'),
  sk: () => import('./languages/sk.json'),
  sv: () => import('./languages/sv.json'),
  th: () => import('./languages/th.json'),
  tr: () => import('./languages/tr.json'),
  vi: () => import('./languages/vi.json'),
  zh_Hans: () => import('./languages/zh_Hans.json'),
  zh_Hant_HK: () => import('./languages/zh_Hant_HK.json'),
};

/** The languages of the country whose words are not loaded yet. */
const missingLanguages = (country: string) =>
  writtenLanguages(country).filter((language) => language in LOADERS && !hasLanguageWords(language));

export const areLanguageWordsLoaded = (country: string) => missingLanguages(country).length === 0;

/** Loads the words of the country's languages, so that the reader finds them. */
export async function loadLanguageWords(country: string): Promise<void> {
  const missing = missingLanguages(country);
  await Promise.all(
    missing.map(async (language) => {
      const loader = LOADERS[language];
      if (loader) addLanguageWords(language, (await loader()).default);
    }),
  );
}
