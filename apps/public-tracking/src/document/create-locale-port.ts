import { STORAGE_KEYS, type BrandConfig, type CountryConfig, type LocaleCode } from '@courier/config';
import { directionOf, languageTag, type CourierI18n } from '@courier/i18n';
import type { LocalePort, LocaleState } from '@courier/shell-api';
import { readStored, writeStored } from './stored';

/** The language to start in: remembered in this browser, else the country's. */
export function startLocale(offered: readonly LocaleCode[]): LocaleCode {
  const remembered = readStored(STORAGE_KEYS.locale);
  return offered.find((locale) => locale === remembered) ?? offered[0] ?? 'en';
}

/** Language and direction of the document, as the shell's port would say them. */
export function createLocalePort(i18n: CourierI18n, country: CountryConfig, brand: BrandConfig): LocalePort {
  const listeners = new Set<() => void>();
  const root = document.documentElement;
  function show(locale: LocaleCode): LocaleState {
    const direction = directionOf(locale);
    root.lang = languageTag(locale);
    root.dir = direction;
    return { locale, direction, country, brand, mapStyleUrl: null };
  }
  let state = show(i18n.locale());
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async setLocale(locale) {
      if (!country.supportedLanguages.includes(locale)) return;
      writeStored(STORAGE_KEYS.locale, locale);
      await i18n.setLocale(locale);
      state = show(locale);
      for (const listener of listeners) listener();
    },
  };
}
