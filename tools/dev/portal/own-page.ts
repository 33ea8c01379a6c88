import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of the development server itself asks, and not one of somebody else: any page in the browser can send
 * requests here, and would use the developer's session. A name that was made to lead here is another host.
 */
export function isOwnPage({ headers }: IncomingMessage, port: number): boolean {
  const own = `localhost:${port}`;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (host !== own || (origin !== undefined && origin !== `http://${own}`)) return false;
  return site === undefined ? origin !== undefined : site === 'same-origin';
}
