import type { FastifyInstance } from 'fastify';
import { isOperatorHost } from '../settings/operator-host';
import type { Deps } from './deps';

const HEADERS = 'authorization, content-type, idempotency-key, if-none-match';

/**
 * Lets pages of the listed origins call the API. Cookies there grant no access: a known device only has its own failure
 * count, and a mailed link only recognises the requesting browser.
 */
export function registerCrossOrigin(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  if (config.corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    // No page of another origin reads answers of operators' calls.
    if (isOperatorHost(config, request.headers.host)) return;
    const { origin } = request.headers;
    void reply.header('vary', 'origin');
    if (origin === undefined || !config.corsOrigins.includes(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', 'date, etag, retry-after');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return;
    void reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
