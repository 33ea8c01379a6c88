import { ADDRESS_ENVIRONMENTS, type Environment } from '@courier/config';
import type { Bases } from './build-request';

export interface ApiHost {
  /** Country code in any case. */
  country: string;
  environment: Environment;
  /** Platform host, without country and environment. */
  host: string;
}

function apiOrigin({ country, environment, host }: ApiHost, scheme: 'https' | 'wss'): string {
  return `${scheme}://${country.toLowerCase()}.${ADDRESS_ENVIRONMENTS[environment]}.${host}`;
}

/** Base address of a service: `https://{country}.{environment}.{host}/{service}/api/v1`. */
export function apiBaseUrl(at: ApiHost & { service?: string }): string {
  return `${apiOrigin(at, 'https')}/${at.service ?? 'courier'}/api/v1`;
}

export function liveBaseUrl(at: ApiHost): string {
  return `${apiOrigin(at, 'wss')}/live`;
}

/** Base addresses of the calls. Relative ones stay relative. */
export function buildBases(baseUrl: string, identityBaseUrl = baseUrl, helpCentreUrl?: string): Bases {
  const origin = /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? '';
  const api = baseUrl.replace(/\/$/, '');
  return {
    api,
    identity: identityBaseUrl.replace(/\/$/, ''),
    root: origin,
    'help-centre': helpCentreUrl?.replace(/\/$/, '') ?? origin,
    fleet: api.replace(/api\/v1$/, 'fleet/v1'),
    rider: api.replace(/api\/v1$/, 'rider/v1'),
    // Its document adds the country.
    operator: api.replace(/api\/v1$/, 'operator/v1'),
  };
}
