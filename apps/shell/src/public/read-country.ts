import { parseCountryConfig, type CountryConfig } from '@courier/config';

/** The country's configuration: the document brings its own; only one without it loads the table of all of them. */
export async function readCountry(block: unknown, code: string): Promise<CountryConfig> {
  if (block !== undefined) return parseCountryConfig(block);
  const { countryConfig } = await import('./all-countries');
  return countryConfig(code);
}
