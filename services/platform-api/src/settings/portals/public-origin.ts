import { countryConfig, type BrandId, type CountryCode } from '@courier/config';
import type { ServerConfig } from '../config';

/**
 * `{brand}.{country}` for another brand than the country's own. Never taken from the request: a forged Host header
 * must not receive the secret of another person's link.
 */
export function publicOrigin(
  config: Pick<ServerConfig, 'publicOrigin' | 'port'>,
  country: CountryCode,
  brand: BrandId,
): string {
  const pattern = config.publicOrigin ?? `http://{country}.localhost:${config.port}`;
  const label = country.toLowerCase();
  const isOwn = brand === countryConfig(country).brand;
  return pattern.replace('{country}', isOwn ? label : `${brand}.${label}`);
}
