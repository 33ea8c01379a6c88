import type { BrandConfig, CountryConfig, LocaleCode } from '@courier/config';
import type { Readable } from './readable';

export interface LocaleState {
  locale: LocaleCode;
  direction: 'ltr' | 'rtl';
  country: CountryConfig;
  brand: BrandConfig;
  /** Configured address of a vector map style, or null for the embedded base map. */
  mapStyleUrl: string | null;
}

export interface LocalePort extends Readable<LocaleState> {
  /** Changes and stores the language. Locales outside the country's list are ignored. */
  setLocale(locale: LocaleCode): Promise<void>;
}
