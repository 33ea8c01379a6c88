import { contract } from '@courier/api-client/contract';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import type { Deps } from '../../deps';
import { openedBy } from './handshake';
import { createLiveHub } from './live-hub';
import { TICKET_SECONDS, issueTicket } from './tickets';

const HEARTBEAT_MS = 30_000;
const MESSAGE_LIMIT_BYTES = 16 * 1024;

export async function registerLive(app: FastifyInstance, deps: Deps): Promise<void> {
  const hub = createLiveHub(deps.db, deps.metrics);
  const endings = [deps.bus.subscribe(hub.publish), deps.bus.onSignOut(hub.endSession)];
  const heartbeat = setInterval(hub.checkAlive, HEARTBEAT_MS);
  heartbeat.unref();

  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT_BYTES },
    preClose: (done) => {
      clearInterval(heartbeat);
      for (const end of endings) end();
      hub.closeAll();
      app.websocketServer.close(() => done());
    },
  });

  app.route({
    method: 'GET',
    url: '/live',
    schema: { hide: true },
    preValidation: async (request) => {
      request.session = await openedBy(deps, request);
    },
    handler: (_request, reply) => reply.code(426).send({ message: 'This address takes websockets only.' }),
    wsHandler: (socket, request) => {
      if (request.session) hub.add(socket, request.session);
      else socket.close(1008);
    },
  });

  mount(app, deps, contract.live.ticket, async ({ session }) => ({
    result: { ticket: await issueTicket(deps, session), expires_in: TICKET_SECONDS },
  }));
}
