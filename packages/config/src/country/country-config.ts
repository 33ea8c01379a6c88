import { brandOfEntity } from '../brand/brand';
import type { CountryConfig } from './country';
import { countryFacts } from './country-facts';
import type { CountryRow } from './country-table';
import { parseCountryConfig } from './parse-country';

const parsed = new Map<string, CountryConfig>();

const withDefaults = (row: CountryRow): unknown => ({
  ...row,
  defaultLanguage: row.supportedLanguages[0],
  defaultPaymentMethod: 'PAID',
  brand: brandOfEntity(row.entity),
  countryEtaMin: 15,
  registrationType: 'NPV',
  flagProviders: ['flag-service', 'static-file', 'built-in'],
  identityProviders: [],
  becomePartnerUrl: null,
  surveyUrl: null,
});

/**
 * @param code ISO 3166, in any case
 * @throws ConfigurationError for an unsupported country.
 */
export function countryConfig(code: string): CountryConfig {
  const country = code.toUpperCase();
  const known = parsed.get(country);
  if (known) return known;
  const config = parseCountryConfig(withDefaults(countryFacts(code)));
  parsed.set(country, config);
  return config;
}
