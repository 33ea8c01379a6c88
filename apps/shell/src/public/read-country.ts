import { parseCountryConfig, type CountryConfig } from '@courier/config';

/**
 * The country configuration of the document; loads the table of all countries only if the document has none.
 */
export async function readCountry(block: unknown, code: string): Promise<CountryConfig> {
  if (block !== undefined) return parseCountryConfig(block);
  const { countryConfig } = await import('./all-countries');
  return countryConfig(code);
}
