import {
  request as requestPlain,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9.-]+\.localhost)$/;

/**
 * The origin of a portal from user input. Must be this machine or use https, because a session is sent to it.
 * @throws Error with one sentence for anything else
 */
export function portalOrigin(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isOrigin = url !== null && url.pathname === '/' && url.search === '' && url.hash === '';
  const mayHear = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname));
  if (url !== null && isOrigin && mayHear && url.username === '' && url.password === '') return url.origin;
  throw new Error(
    'A portal is named by its origin: https://portal.example, or http://localhost:8080 and names below localhost.',
  );
}

export interface Asked {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
}

/** A request to a portal. Node does not resolve subdomains of localhost, so the host name is in a header. */
export function requestPortal(origin: string, { method = 'GET', path, headers = {} }: Asked): ClientRequest {
  const { protocol, hostname, port, host } = new URL(origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const isLocalName = hostname.endsWith('.localhost');
  return request({
    hostname: isLocalName ? 'localhost' : hostname.replace(/^\[|\]$/g, ''),
    port,
    path,
    method,
    headers: { ...headers, host },
  });
}

const STATUS_WITHOUT_BODY = [204, 304];

/** Like `fetch`, for calls of the development server itself. */
export const portalFetch =
  (origin: string): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const asked = requestPortal(origin, { method: init.method ?? 'GET', path: pathname + search, headers });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject);
      asked.end(typeof init.body === 'string' ? init.body : undefined);
    });
    const body = await buffer(answer);
    const status = answer.statusCode ?? 500;
    const type = answer.headers['content-type'];
    return new Response(STATUS_WITHOUT_BODY.includes(status) ? null : new Uint8Array(body), {
      status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
