import type { BrandConfig, CountryConfig, LocaleCode } from '@courier/config';
import type { Readable } from './readable';

export interface LocaleState {
  locale: LocaleCode;
  direction: 'ltr' | 'rtl';
  country: CountryConfig;
  brand: BrandConfig;
  /** As configured for this deployment: address of a vector map style, or null for the embedded base map. */
  mapStyleUrl: string | null;
}

export interface LocalePort extends Readable<LocaleState> {
  /** Changes the language of every screen at once and remembers it. Locales outside the country's list are ignored. */
  setLocale(locale: LocaleCode): Promise<void>;
}
