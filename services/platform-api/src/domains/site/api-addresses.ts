import { apiBaseUrl, liveBaseUrl } from '@courier/api-client/contract';
import type { CountryConfig, PortalConfig } from '@courier/config';
import type { ServerConfig } from '../../settings/config';

type Addresses = Pick<PortalConfig, 'apiBase' | 'identityBase' | 'livePath'>;

const SERVICE = 'courier';

/**
 * The service's addresses for a document: its own origin, or the platform's host of its country and
 * environment.
 */
export function apiAddresses(
  {
    apiHost,
    environment,
    identityService,
  }: Pick<ServerConfig, 'apiHost' | 'environment' | 'identityService'>,
  { country }: Pick<CountryConfig, 'country'>,
): Addresses {
  const at = apiHost === null ? null : { country, environment, host: apiHost };
  const serviceBaseUrl = (service: string) => (at ? apiBaseUrl({ ...at, service }) : `/${service}/api/v1`);
  return {
    apiBase: serviceBaseUrl(SERVICE),
    ...(identityService === SERVICE ? {} : { identityBase: serviceBaseUrl(identityService) }),
    livePath: at ? liveBaseUrl(at) : '/live',
  };
}
