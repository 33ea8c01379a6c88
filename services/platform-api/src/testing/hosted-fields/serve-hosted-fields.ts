import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FIELD_PATH, HOSTED_FIELD } from './hosted-field';

export const scriptIntegrity = (script: string): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`;

/**
 * Serves the provider's public script and the pages of its fields, which need no credentials.
 * @returns whether the request was for one of them
 */
export function serveHostedFields(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  script: { path: string; code: string },
): boolean {
  if (method !== 'GET') return false;
  const [path] = url.split('?');
  if (path === script.path) {
    // Its integrity is checked by pages of another origin.
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(script.code);
    return true;
  }
  if (path !== FIELD_PATH) return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HOSTED_FIELD);
  return true;
}
