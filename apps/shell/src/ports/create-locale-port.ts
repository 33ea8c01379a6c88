import { STORAGE_KEYS, type LocaleCode } from '@courier/config';
import { directionOf, languageTag, type CourierI18n } from '@courier/i18n';
import type { LocalePort, LocaleState } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import type { SafeStorage } from '../platform/safe-storage';

interface LocaleServices {
  i18n: CourierI18n;
  fixed: Pick<LocaleState, 'country' | 'brand' | 'mapStyleUrl'>;
  storage: SafeStorage;
  /** Whether an app embeds the portal: its language is remembered apart from the browser's own. */
  isEmbedded?: () => boolean;
  /** Told after each change, e.g. to fetch a remote's texts. */
  onChange?: (locale: LocaleCode) => void;
  root?: HTMLElement;
}

/** Writes language and direction where the browser, styles and screen readers look for them. */
export function showLocale(locale: LocaleCode, root: HTMLElement = document.documentElement): void {
  root.lang = languageTag(locale);
  root.dir = directionOf(locale);
}

export function createLocalePort({
  i18n,
  fixed,
  storage,
  isEmbedded,
  onChange,
  root,
}: LocaleServices): LocalePort {
  const stateFor = (locale: LocaleCode): LocaleState => ({
    locale,
    direction: directionOf(locale),
    ...fixed,
  });
  const state = createReadable(stateFor(i18n.locale()));
  showLocale(i18n.locale(), root);
  return {
    get: state.get,
    subscribe: state.subscribe,
    async setLocale(locale) {
      if (!fixed.country.supportedLanguages.includes(locale)) return;
      storage.write(isEmbedded?.() ? STORAGE_KEYS.godroidLocale : STORAGE_KEYS.locale, locale);
      await i18n.setLocale(locale);
      showLocale(locale, root);
      state.set(stateFor(locale));
      onChange?.(locale);
    },
  };
}

/** The language to start in: remembered, else the one the server chose for the document, else the country's. */
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
    offered.find((locale) => languageTag(locale) === root.lang) ??
    offered[0] ??
    'en'
  );
}
