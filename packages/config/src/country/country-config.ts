import { ConfigurationError } from '../configuration-error';
import { brandOfEntity } from '../brand/brand';
import type { CountryConfig } from './country';
import { countryTable } from './country-table';
import { parseCountryConfig } from './parse-country';

const rows = new Map(
  countryTable
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line] as const),
);
const parsed = new Map<string, CountryConfig>();

function readRow(row: string): unknown {
  const [
    country,
    isoCurrency,
    currencyLabel,
    phonePrefix,
    decimals,
    timezone,
    entity = '',
    locales = '',
    centre = '',
    ...rest
  ] = row.split('|');
  const [maxWeightKg, itemValueCap, geolocatorRegion, flagsRegion, geolocatorLanguage] = rest;
  const supportedLanguages = locales.split(',');
  const [latitude, longitude] = centre.split(',').map(Number);
  return {
    country,
    currencyLabel,
    isoCurrency,
    decimals: Number(decimals),
    phonePrefix,
    timezone,
    supportedLanguages,
    defaultLanguage: supportedLanguages[0],
    defaultPaymentMethod: 'PAID',
    brand: brandOfEntity(entity),
    entity,
    countryEtaMin: 15,
    registrationType: 'NPV',
    mapCentre: { latitude, longitude },
    maxWeightKg: Number(maxWeightKg),
    itemValueCap: Number(itemValueCap),
    geolocatorRegion,
    flagsRegion,
    flagProviders: ['flag-service', 'static-file', 'built-in'],
    geolocatorLanguage,
    identityProviders: [],
    becomePartnerUrl: null,
    surveyUrl: null,
  };
}

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
  const config = parseCountryConfig(readRow(row));
  parsed.set(country, config);
  return config;
}
