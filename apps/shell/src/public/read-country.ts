import { parseCountryConfig, type CountryConfig } from '@courier/config';

/** Loads the table of all countries only if the document has no configuration. */
export async function readCountry(block: unknown, code: string): Promise<CountryConfig> {
  if (block !== undefined) return parseCountryConfig(block);
  const { countryConfig } = await import('./all-countries');
  return countryConfig(code);
}
