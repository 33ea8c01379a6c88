import { ConfigurationError } from '../configuration-error';
import { brandOfEntity } from '../brand/brand';
import type { CountryConfig } from './country';
import { COUNTRY_TABLE, type CountryRow } from './country-table';
import { parseCountryConfig } from './parse-country';

const rows = new Map(COUNTRY_TABLE.map((row) => [row.country, row]));
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
  const row = rows.get(country);
  if (row === undefined) throw new ConfigurationError('country', [`${code} is not supported`]);
  const config = parseCountryConfig(withDefaults(row));
  parsed.set(country, config);
  return config;
}
