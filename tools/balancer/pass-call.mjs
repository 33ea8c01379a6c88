import { Agent, request } from 'node:http';
import { endToEnd, forwardedHeaders } from './forwarded.mjs';

/** Largest body that is buffered, so that it can be sent to another instance. */
const KEPT_BYTES = 1024 * 1024;
const ANSWER_WITHIN_MS = 120_000;
/** Errors before a connection, so the instance cannot have done anything. */
const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createCallPasser(readiness) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  const pass = async (incoming, outgoing) => {
    const kept = await keepBody(incoming);
    if (kept !== null && !incoming.complete) return;
    for (const target of readiness.inTurn()) {
      const outcome = await attempt(agent, target, incoming, outgoing, kept);
      if (outcome === 'answered') return;
      readiness.failed(target);
      if (outcome === 'unknown' || outgoing.destroyed) break;
    }
    refuse(outgoing);
  };
  return { pass, close: () => agent.destroy() };
}

/** The whole body if small and of known length, else null: it is streamed. */
async function keepBody(incoming) {
  const length = Number(
    incoming.headers['content-length'] ?? (incoming.headers['transfer-encoding'] ? NaN : 0),
  );
  if (!(length <= KEPT_BYTES)) return null;
  const chunks = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    // The caller disconnected or was rejected.
  }
  return Buffer.concat(chunks);
}

/**
 * @returns {Promise<'answered' | 'refused' | 'unknown'>} `refused`: another instance may be tried; `unknown`:
 * the call may have been executed, so only the caller can decide on a retry
 */
function attempt(agent, target, incoming, outgoing, kept) {
  return new Promise((resolve) => {
    let answered = false;
    const call = request({
      agent,
      host: target.host,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: forwardedHeaders(incoming.rawHeaders, incoming.socket.remoteAddress),
      setHost: false,
      timeout: ANSWER_WITHIN_MS,
    });
    const onGone = () => call.destroy();
    outgoing.once('close', onGone);
    call.once('response', (answer) => {
      answered = true;
      outgoing.writeHead(answer.statusCode, answer.statusMessage, endToEnd(answer.rawHeaders));
      answer.once('aborted', () => outgoing.destroy());
      answer.once('error', () => outgoing.destroy());
      outgoing.once('close', () => resolve('answered'));
      answer.pipe(outgoing);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', (error) => {
      outgoing.off('close', onGone);
      if (answered) return;
      const mayRepeat = kept !== null && (NEVER_ARRIVED.has(error.code) || HARMLESS.has(incoming.method));
      resolve(mayRepeat ? 'refused' : 'unknown');
    });
    if (kept === null) incoming.pipe(call);
    else call.end(kept);
  });
}

/** In the API's format, so that clients handle it as an API answer. */
function refuse(outgoing) {
  if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy();
  const body = JSON.stringify({
    message: 'The service is not available at the moment.',
    meta: { translation_key: 'error.unavailable' },
  });
  outgoing.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}
