import * as v from 'valibot';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { countrySchema, type CountryConfig } from './country';

/** @throws ConfigurationError naming every wrong field. */
export function parseCountryConfig(data: unknown): CountryConfig {
  const result = v.safeParse(countrySchema, data);
  if (!result.success) throw new ConfigurationError('country configuration', describeProblems(result.issues));
  return result.output;
}
