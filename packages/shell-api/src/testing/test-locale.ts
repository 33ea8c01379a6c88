import type { i18n } from 'i18next';
import { brandConfig, countryConfig, type CountryConfig, type LocaleCode } from '@courier/config';
import { directionOf, languageTag } from '@courier/i18n';
import { createReadable } from '../host/create-readable';
import type { LocalePort, LocaleState } from '../ports/locale';

export function stateOfLocale(locale: LocaleCode, country: string | CountryConfig): LocaleState {
  return {
    locale,
    direction: directionOf(locale),
    country: typeof country === 'string' ? countryConfig(country) : country,
    brand: brandConfig('courier'),
    mapStyleUrl: null,
  };
}

export function createTestLocale(initial: LocaleState, i18n: i18n): LocalePort {
  const state = createReadable(initial);
  return {
    get: state.get,
    subscribe: state.subscribe,
    async setLocale(next) {
      if (!initial.country.supportedLanguages.includes(next)) return;
      await i18n.changeLanguage(languageTag(next));
      state.set({ ...state.get(), locale: next, direction: directionOf(next) });
    },
  };
}
