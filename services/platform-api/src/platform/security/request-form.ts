import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput, notFound } from '../requests/refusal';

export const LIVE_ADDRESS = '/live';

/** Refuses requests that no browser sends, before any lookup: two hosts, and websockets outside `/live`. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request)) throw badInput('The request is malformed.', 'error.invalid-input');
    if (!opensWebsocket(request) || request.routeOptions.url === LIVE_ADDRESS) return;
    // The HTTP server does not own an upgraded connection: without this it stays open after the answer.
    reply.raw.once('finish', () => request.raw.socket.destroySoon());
    throw notFound();
  });
}

/** The host decides country and brand, and a load balancer may have read the other one. */
function hasTwoHosts({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

const opensWebsocket = ({ headers }: FastifyRequest): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';
