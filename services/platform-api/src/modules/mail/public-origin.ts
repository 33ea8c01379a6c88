import { countryConfig, type BrandId } from '@courier/config';
import type { ServerConfig } from '../../config';

/**
 * Origin of the portal of a country for links in mails, of another brand than the country's own as
 * `{brand}.{country}`. It never comes from the request: a forged Host header must not receive the secret of another
 * person's link.
 */
export function publicOrigin(
  config: Pick<ServerConfig, 'publicOrigin' | 'port'>,
  country: string,
  brand: BrandId,
): string {
  const pattern = config.publicOrigin ?? `http://{country}.localhost:${config.port}`;
  const label = country.toLowerCase();
  const isOwn = brand === countryConfig(country).brand;
  return pattern.replace('{country}', isOwn ? label : `${brand}.${label}`);
}
