import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../settings/config';
import { notFound } from '../../platform/requests/refusal';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { newSecret } from '../../platform/security/sealed-answer';
import { outboxPage, type OutboxFile } from './outbox-page';

const SHOWN = 50;

/** `/dev/outbox`: mails stored instead of sent, outside production. */
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
    const files = await listAttachments(deps.db, mails);
    const nonce = newSecret();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .send(outboxPage(mails, files, nonce));
  });

  app.get('/dev/outbox/:mail/:position', { schema: { hide: true } }, async (request, reply) => {
    const { mail, position } = request.params as Record<'mail' | 'position', string>;
    if (!/^\d{1,15}$/.test(mail) || !/^\d{1,4}$/.test(position)) throw notFound();
    const file = await deps.db
      .selectFrom('outbox_attachments')
      .innerJoin('outbox', 'outbox.id', 'outbox_attachments.mail_id')
      .select(['name', 'content_type', 'content'])
      .where('mail_id', '=', Number(mail))
      .where('position', '=', Number(position))
      .where('country', '=', request.country)
      .executeTakeFirst();
    if (!file) throw notFound();
    return reply
      .type(file.content_type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.content));
  });
}

async function listAttachments(db: Db, mails: readonly { id: number }[]): Promise<OutboxFile[]> {
  if (mails.length === 0) return [];
  return db
    .selectFrom('outbox_attachments')
    .select(['mail_id', 'position', 'name'])
    .where(
      'mail_id',
      'in',
      mails.map(({ id }) => id),
    )
    .orderBy('mail_id')
    .orderBy('position')
    .execute();
}
