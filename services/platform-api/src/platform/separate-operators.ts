import { isCountryCode } from '@courier/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOperatorHost } from '../settings/operator-host';
import { OPERATOR_CALLS } from './calls/call-path';
import type { Deps } from './deps';
import { notFound } from './requests/refusal';

/** What load balancers ask at every host. */
const PROBES: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/**
 * Answers operators' calls at the origin of operators alone, and nothing else there: scripts of a portal share no origin
 * with a session of an operator. The country is in the path, because the account is of none.
 */
export function separateOperators(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  app.addHook('onRequest', async (request) => {
    // The route decides, because an address has several spellings.
    const { url } = request.routeOptions;
    const isOperatorCall = url?.startsWith(`${OPERATOR_CALLS}/`) === true;
    if (!isOperatorHost(config, request.headers.host)) {
      if (isOperatorCall) throw notFound();
    } else if (isOperatorCall) readCountry(request);
    else if (!PROBES.includes(url)) throw notFound();
  });
}

/** @throws Refusal 404 */
function readCountry(request: FastifyRequest): void {
  const { country = '' } = request.params as { country?: string };
  const code = country.toUpperCase();
  if (!isCountryCode(code)) throw notFound();
  request.country = code;
}
