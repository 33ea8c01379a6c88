import { ConfigurationError, describeIssues } from '../configuration-error';
import { countrySchema, type CountryConfig } from './country';

/**
 * Checks a country configuration from outside.
 * @throws ConfigurationError naming every wrong field.
 */
export function parseCountryConfig(data: unknown): CountryConfig {
  const result = countrySchema.safeParse(data);
  if (!result.success) throw new ConfigurationError('country configuration', describeIssues(result.error));
  return result.data;
}
