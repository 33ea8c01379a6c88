import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isApiError } from '@courier/api-client';
import { matchCall } from '@courier/api-client/testing';
import { DEV_API_BASE, DEV_LIVE_PATH } from '@courier/config';
import { requestPortal } from './ask-portal';
import type { ConnectedPortal } from './connect-portal';
import { isOwnPage } from './own-page';
import { passSocketOn } from './pass-socket-on';
import { someHeaders } from './some-headers';

/** Forwarded headers; cookies and other browser headers are dropped. */
const SENT = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
];
const ANSWERED = [
  'content-type',
  'content-length',
  'content-disposition',
  'location',
  'retry-after',
  'etag',
  'cache-control',
];

function refuse(response: ServerResponse, status: number, message: string): void {
  response.removeHeader('access-control-allow-origin');
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ message }));
}

/** The contract's row for a request; null for none and for an invalid address. */
function findCallRow(method: string, path: string) {
  try {
    return matchCall(method, path.split('?')[0] ?? '')?.call ?? null;
  } catch {
    return null;
  }
}

const SESSION_OVER = 'The portal has ended the session: start the development server again.';

export interface PortalProxy {
  /** Forwards calls of the contract; passes others to `next`. */
  respond(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Forwards the live channel; the development server handles other sockets. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Lets a standalone remote's page call a portal with this server's session. */
export function createPortalProxy(
  portal: ConnectedPortal,
  port: number,
  say: (sentence: string) => void,
): PortalProxy {
  const { origin, apiBase, session } = portal;
  const api = new URL(apiBase);

  /** Null if there is no session; the request is answered then. */
  async function authorized(response: ServerResponse): Promise<string | null> {
    try {
      return await session.authorization();
    } catch (error) {
      const isOver = isApiError(error) && error.status >= 400 && error.status < 500;
      if (isOver) say(SESSION_OVER);
      refuse(response, isOver ? 401 : 502, isOver ? SESSION_OVER : `${origin} does not answer.`);
      return null;
    }
  }

  async function pass(request: IncomingMessage, response: ServerResponse, call: { isPublic: boolean }) {
    const path = request.url ?? '/';
    const isBelow = path.startsWith(`${DEV_API_BASE}/`);
    const authorization = call.isPublic ? undefined : await authorized(response);
    if (authorization === null) return;
    const outgoing = requestPortal(isBelow ? api.origin : origin, {
      method: request.method ?? 'GET',
      path: isBelow ? api.pathname.replace(/\/$/, '') + path.slice(DEV_API_BASE.length) : path,
      headers: {
        ...someHeaders(SENT, request.headers),
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
    outgoing.on('response', (answer) => {
      if (answer.statusCode === 401 && !call.isPublic) session.refused();
      response.removeHeader('access-control-allow-origin');
      response.writeHead(answer.statusCode ?? 502, someHeaders(ANSWERED, answer.headers));
      answer.pipe(response);
    });
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, `${origin} does not answer.`);
    });
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  }

  return {
    respond(request, response, next) {
      const path = request.url ?? '/';
      const called = findCallRow(request.method ?? 'GET', path);
      if (called === null && !path.startsWith(`${DEV_API_BASE}/`)) return next();
      if (!isOwnPage(request, port)) return refuse(response, 403, 'Only pages of this server may call.');
      if (called === null) return refuse(response, 404, 'The contract has no such call.');
      if (called.base === 'identity')
        return refuse(response, 403, 'The development server holds the session.');
      void pass(request, response, { isPublic: called.access === 'public' });
    },
    upgrade(request, socket, head) {
      const asked = new URL(request.url ?? '/', 'http://localhost');
      if (asked.pathname !== DEV_LIVE_PATH) return;
      if (!isOwnPage(request, port)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
        return;
      }
      passSocketOn(portal, { request, socket, head, search: asked.search });
    },
  };
}
