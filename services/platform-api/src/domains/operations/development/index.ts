import { STORAGE_KEYS } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../../settings/config';
import type { Deps } from '../deps';
import { signGodroidToken } from '../../accounts';
import { jsonForHtml } from '../../texts';

const EMBEDDED_VENDOR = 'v1002';
const TOKEN_SECONDS = 12 * 3600;
const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Stores the token as the embedding app does. */
const SCRIPT = `const { key, token } = JSON.parse(document.getElementById('embedded').textContent);
localStorage.setItem(key, token);
location.replace('/');
`;

/** Not available in production. */
export function registerDevelopment(app: FastifyInstance, deps: Deps): void {
  if (isProduction(deps.config)) return;

  app.get('/dev/godroid', { schema: { hide: true } }, async (request, reply) => {
    const embedded = { vendorId: EMBEDDED_VENDOR, country: request.country };
    const token = await signGodroidToken(deps.keys, deps.clock, embedded, TOKEN_SECONDS);
    const data = jsonForHtml({ key: STORAGE_KEYS.godroidToken, token });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><title>GODROID</title><script type="application/json" id="embedded">${data}</script><script defer src="/dev/godroid.js"></script></html>`,
      );
  });

  app.get('/dev/godroid.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}
