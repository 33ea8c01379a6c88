import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../config';
import type { Deps } from '../../deps';
import { newSecret } from '../identity/sealed-answer';
import { outboxPage } from './outbox-page';

const SHOWN = 50;

/** `/dev/outbox`: what would have been mailed, outside production. */
export function registerMail(app: FastifyInstance, deps: Deps): void {
  if (isProduction(deps.config)) return;

  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const mails = await deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('country', '=', request.country)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    const nonce = newSecret();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .send(outboxPage(mails, nonce));
  });
}
