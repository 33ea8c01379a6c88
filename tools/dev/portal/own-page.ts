import type { IncomingMessage } from 'node:http';

/**
 * Whether the request comes from a page of this development server. Any page in the browser can send requests
 * here and would use the developer's session. A foreign host name that resolves to this machine is refused.
 */
export function isOwnPage({ headers }: IncomingMessage, port: number): boolean {
  const own = `localhost:${port}`;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (host !== own || (origin !== undefined && origin !== `http://${own}`)) return false;
  return site === undefined ? origin !== undefined : site === 'same-origin';
}
