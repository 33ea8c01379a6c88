import type { FastifyRequest } from 'fastify';
import { deploymentOf } from '../../country-of-host';
import type { FlagContext } from './flag-rules';

export function flagContextOf(
  request: Pick<FastifyRequest, 'headers'>,
): Required<Omit<FlagContext, 'vendorId'>> {
  const { country, brand } = deploymentOf(request.headers.host);
  return { country: country.country, brand };
}
