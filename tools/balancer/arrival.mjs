import { REQUEST_LIMITS, bodyWaitMs } from '../../packages/config/src/request-limits.mjs';

const LOOK_MS = 1000;

/** Time limits of the balancer's HTTP server for headers. */
export const serverTimes = (times = REQUEST_LIMITS) => ({
  headersTimeout: times.headersMs,
  requestTimeout: times.headersMs + bodyWaitMs(REQUEST_LIMITS.fileBodyBytes, times),
  connectionsCheckingInterval: Math.min(LOOK_MS, times.headersMs),
});

/**
 * Closes connections with slow bodies. The balancer has no sessions: a body may take as long as its size needs on
 * the slowest connection, and after the answer as long as a small body.
 */
export function endSlowBody(incoming, outgoing, times = REQUEST_LIMITS) {
  const { headers } = incoming;
  const length =
    headers['content-length'] ?? (headers['transfer-encoding'] ? REQUEST_LIMITS.fileBodyBytes : 0);
  if (Number(length) === 0) return;
  let timer;
  const cut = () => {
    if (incoming.complete) return;
    if (outgoing.headersSent) incoming.destroy();
    else outgoing.writeHead(408, { connection: 'close', 'cache-control': 'no-store' }).end();
  };
  const wait = (ms) => {
    clearTimeout(timer);
    timer = setTimeout(cut, ms).unref();
  };
  wait(bodyWaitMs(Math.min(Number(length), REQUEST_LIMITS.fileBodyBytes), times));
  outgoing.once('finish', () => {
    if (!incoming.complete) wait(times.bodyMs);
  });
  incoming.once('close', () => clearTimeout(timer));
}
