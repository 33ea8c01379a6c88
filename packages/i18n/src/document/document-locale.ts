import { STORAGE_KEYS, type CountryConfig, type LocaleCode } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import { directionOf, type Direction } from '../direction';
import { shownTag } from '../languages';

/** Values that do not change with the language. */
interface Fixed {
  country: Pick<CountryConfig, 'supportedLanguages'>;
}

interface LocaleServices<Known extends Fixed> {
  i18n: { locale(): LocaleCode; setLocale(locale: LocaleCode): Promise<void> };
  fixed: Known;
  storage: SafeStorage;
  /** Whether an app embeds the portal; the app's language is stored separately. */
  isEmbedded?: () => boolean;
  /** Called after each change, for example to fetch a remote's texts. */
  onChange?: (locale: LocaleCode) => void;
  root?: HTMLElement;
}

function showLocale(locale: LocaleCode, root: HTMLElement = document.documentElement): void {
  root.lang = shownTag(locale);
  root.dir = directionOf(locale);
}

/** The document's language and direction as an observable: its locale port. */
export function createDocumentLocale<Known extends Fixed>(services: LocaleServices<Known>) {
  const { i18n, fixed, storage, isEmbedded, onChange, root } = services;
  const listeners = new Set<() => void>();
  const stateFor = (locale: LocaleCode): Known & { locale: LocaleCode; direction: Direction } => ({
    ...fixed,
    locale,
    direction: directionOf(locale),
  });
  let state = stateFor(i18n.locale());
  showLocale(state.locale, root);
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes and stores the language; ignores one that the country does not offer. */
    async setLocale(locale: LocaleCode): Promise<void> {
      if (!fixed.country.supportedLanguages.includes(locale)) return;
      storage.write(isEmbedded?.() ? STORAGE_KEYS.godroidLocale : STORAGE_KEYS.locale, locale);
      await i18n.setLocale(locale);
      showLocale(locale, root);
      state = stateFor(locale);
      for (const listener of [...listeners]) listener();
      onChange?.(locale);
    },
  };
}

/** The start language: stored, else chosen by the server, else the country's. */
export function startLocale(
  offered: readonly LocaleCode[],
  storage: SafeStorage,
  root: HTMLElement = document.documentElement,
): LocaleCode {
  const isEmbedded = storage.read(STORAGE_KEYS.godroidToken) !== null;
  const ofApp = isEmbedded ? storage.read(STORAGE_KEYS.godroidLocale) : null;
  const remembered = ofApp ?? storage.read(STORAGE_KEYS.locale);
  return (
    offered.find((locale) => locale === remembered) ??
    offered.find((locale) => locale === root.dataset['locale']) ??
    offered[0] ??
    'en'
  );
}
