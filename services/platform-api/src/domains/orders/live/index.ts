import { CALL_LIMITS } from '@courier/api-client/call-limits';
import { contract } from '@courier/api-client/contract';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { createCallLimiter } from '../../../platform/limits/limit-calls';
import { mount } from '../../../platform/calls/mount';
import type { Deps } from './deps';
import { Refusal } from '../../../platform/requests/refusal';
import { sessionAccount } from '../../../platform/requests/session';
import { LIVE_ADDRESS } from '../../../platform/security/request-form';
import { hasEnded } from '../../accounts';
import { requestWithRetry } from './request-with-retry';
import { openedBy } from './handshake';
import { createLiveHub } from './live-hub';
import { TICKET_SECONDS, issueTicket } from './tickets';

const HEARTBEAT_MS = 30_000;
const EXPIRY_MS = 1000;
const RETRY_SECONDS = 30;
const MESSAGE_LIMIT_BYTES = 16 * 1024;

const tooManyChannels = () =>
  new Refusal(429, 'Too many live channels', 'error.too-many-requests', { retryAfter: RETRY_SECONDS });

export async function registerLive(app: FastifyInstance, deps: Deps): Promise<void> {
  const hub = createLiveHub(deps);
  const endings = [
    deps.bus.subscribe(hub.publish),
    deps.bus.onSignOut(hub.endSession),
    deps.bus.onBlind(hub.endAll),
  ];
  const expiry = setInterval(hub.endExpired, EXPIRY_MS).unref();
  const heartbeat = setInterval(hub.checkAlive, HEARTBEAT_MS);
  heartbeat.unref();

  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT_BYTES },
    preClose: (done) => {
      clearInterval(heartbeat);
      clearInterval(expiry);
      for (const end of endings) end();
      hub.closeAll();
      app.websocketServer.close(() => done());
    },
  });

  const limiter = createCallLimiter(deps.calls.counts, {
    name: 'live.channel',
    limit: CALL_LIMITS.live.ticket,
  });
  app.route({
    method: 'GET',
    url: LIVE_ADDRESS,
    schema: { hide: true },
    preValidation: async (request) => {
      limiter.refuseSpent(request);
      request.session = await openedBy(deps, request);
      await limiter.countCall(request, request.session && sessionAccount(request.session));
      if (hub.isFull(request.session)) throw tooManyChannels();
    },
    handler: (_request, reply) => reply.code(426).send({ message: 'This address takes websockets only.' }),
    wsHandler: (socket, request) => {
      const { session } = request;
      if (!session) return socket.close(1008);
      hub.add(socket, session);
      // The session may have ended before the channel was registered.
      requestWithRetry(() => hasEnded(deps, session)).then(
        (isOver) => isOver && hub.endSession(session.key),
        () => socket.close(1013),
      );
    },
  });

  mount(app, deps, contract.live.ticket, async ({ session }) => ({
    result: {
      ticket: await issueTicket(deps, session),
      expires_in: TICKET_SECONDS,
      session_expires_in: session.expiresAt - deps.clock.nowSeconds(),
    },
  }));
}
