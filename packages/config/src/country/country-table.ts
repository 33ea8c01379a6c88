import countries from './countries.json' with { type: 'json' };

/** What differs between countries; `countryConfig` adds the rest. */
export interface CountryRow {
  /** ISO 3166 code. */
  country: string;
  isoCurrency: string;
  /** Names the currency, e.g. in the amount field of older remotes. */
  currencyLabel: string;
  /** The sign of the currency where it is unambiguous in the country; amounts show the label elsewhere. */
  currencySign?: string;
  phonePrefix: string;
  /** Decimals of an amount. */
  decimals: number;
  timezone: string;
  entity: string;
  /** The default is the first. */
  supportedLanguages: readonly string[];
  mapCentre: { latitude: number; longitude: number };
  /** Outside Taiwan invented; must not appear in the FAQ. */
  maxWeightKg: number;
  /** Major units; -1 if unknown. */
  itemValueCap: number;
  geolocatorRegion: string;
  flagsRegion: string;
  geolocatorLanguage: string;
}

export const COUNTRY_TABLE: readonly CountryRow[] = countries;
