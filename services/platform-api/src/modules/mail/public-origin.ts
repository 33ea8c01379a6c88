import type { ServerConfig } from '../../config';

/**
 * Origin of the portal of a country for links in mails. It never comes from the request: who sends a forged Host
 * header must not receive the secrets of somebody else's link.
 */
export function publicOrigin(config: Pick<ServerConfig, 'publicOrigin' | 'port'>, country: string): string {
  const pattern = config.publicOrigin ?? `http://{country}.localhost:${config.port}`;
  return pattern.replace('{country}', country.toLowerCase());
}
