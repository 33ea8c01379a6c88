import { countryConfig, type BrandId } from '@courier/config';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../../../settings/config';
import { parseDeployment } from '../../../../settings/country-of-host';
import { publicOrigin } from '../../../../settings/portals/public-origin';

const LOCAL = /^([a-z]+\.){0,2}localhost(:\d+)?$/;

type Origins = Pick<ServerConfig, 'publicOrigin' | 'port' | 'corsOrigins'>;
type Asked = Pick<FastifyRequest, 'country' | 'headers'>;

export interface ReturnPortal {
  origin: string;
  brand: BrandId;
}

/**
 * Checks the portal that a request claims to come from: the public portal of a brand of the country, another origin
 * that may call this service, or on a local machine the requested address. Null for any other page, so that no
 * authorization code leaks to it.
 */
export function knownPortal(config: Origins, request: Asked, claimed: string): ReturnPortal | null {
  if (!URL.canParse(claimed) || new URL(claimed).origin !== claimed) return null;
  const { country, brand } = parseDeployment(new URL(claimed).host);
  const isKnown =
    config.corsOrigins.includes(claimed) ||
    claimed === localOrigin(config, request) ||
    claimed === publicOrigin(config, request.country, brand);
  return isKnown && country.country === request.country ? { origin: claimed, brand } : null;
}

/** The origin that shows the error to a user without a known return portal. */
export function homePortal(config: Origins, request: Asked): string {
  const { brand } = countryConfig(request.country);
  return localOrigin(config, request) ?? publicOrigin(config, request.country, brand);
}

/** Local development returns to the exact origin, because the browser's data belongs to it. */
function localOrigin(config: Origins, { headers: { host = '' } }: Asked): string | null {
  return config.publicOrigin === null && LOCAL.test(host) ? `http://${host}` : null;
}
