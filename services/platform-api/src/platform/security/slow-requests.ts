import { REQUEST_LIMITS, bodyWaitMs, type ArrivalTimes } from '@courier/config/request-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const LOOK_MS = 1000;

/** Limits of the HTTP server: unfinished headers, and any request after the longest wait. */
export const serverTimes = (times: ArrivalTimes) => ({
  requestTimeout:
    times.headersMs +
    bodyWaitMs(Math.max(REQUEST_LIMITS.fileBodyBytes, REQUEST_LIMITS.photoBodyBytes), times),
  http: {
    headersTimeout: times.headersMs,
    connectionsCheckingInterval: Math.min(LOOK_MS, times.headersMs),
  },
});

interface Arrival {
  /** Restarts the limit for a body of this many bytes. */
  allow(bytes: number): void;
}
const arriving = new WeakMap<FastifyRequest, Arrival>();

/** Closes connections with slow bodies: each body has the time of a small one, and more only through `waitForBody`. */
export function endSlowBodies(app: FastifyInstance, times: ArrivalTimes): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (sendsBody(request)) arriving.set(request, watchArrival(request, reply, times));
    next();
  });
}

/**
 * Gives an authenticated caller the time of the slowest line for its body, or for `mostBytes` without an announced
 * size.
 */
export function waitForBody(request: FastifyRequest, mostBytes: number): void {
  const bytes = Number(request.headers['content-length'] ?? mostBytes);
  arriving.get(request)?.allow(Math.min(bytes, mostBytes));
}

const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchArrival(request: FastifyRequest, reply: FastifyReply, times: ArrivalTimes): Arrival {
  const { raw } = request;
  let timer: NodeJS.Timeout;
  const stop = () => clearTimeout(timer);
  const wait = (ms: number) => {
    stop();
    timer = setTimeout(() => {
      if (raw.complete || raw.destroyed) return;
      if (reply.sent) raw.destroy();
      // The body is not being read: the caller waits for the server.
      else if (raw.listenerCount('error') === 0) wait(times.bodyMs);
      // The reader of the body fails with this error, sends it, and the connection is closed.
      else raw.emit('error', Object.assign(new Error('The body arrives too slowly.'), { statusCode: 408 }));
    }, ms).unref();
  };
  raw.once('end', stop).once('close', stop);
  wait(times.bodyMs);
  return { allow: (bytes) => wait(bodyWaitMs(bytes, times)) };
}
