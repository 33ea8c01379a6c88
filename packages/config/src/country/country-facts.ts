import { ConfigurationError } from '../configuration-error';
import { COUNTRY_TABLE, type CountryRow } from './country-table';

const rows = new Map(COUNTRY_TABLE.map((row) => [row.country, row]));

/**
 * Time zone, languages and money of a country, without its brand, so that a remote with the table contains no brand.
 * @param code ISO 3166, in any case
 * @throws ConfigurationError for an unsupported country.
 */
export function countryFacts(code: string): CountryRow {
  const row = rows.get(code.toUpperCase());
  if (row === undefined) throw new ConfigurationError('country', [`${code} is not supported`]);
  return row;
}
