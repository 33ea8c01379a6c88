import type { FastifyRequest } from 'fastify';
import { parseDeployment } from '../../../settings/country-of-host';
import type { FlagContext } from './flag-rules';

export function readFlagContext(
  request: Pick<FastifyRequest, 'headers'>,
): Required<Omit<FlagContext, 'vendorId'>> {
  const { country, brand } = parseDeployment(request.headers.host);
  return { country: country.country, brand };
}
