import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mount } from '../../contract-mount/mount';
import { afterCommit, inTransaction } from '../../db/database';
import type { Deps } from '../../deps';
import { mailLanguage } from '../mail/mail-texts';
import { ordersFile, transactionsFile } from './export-files';
import { ordersToExport, proveFitsInFile } from './export-rows';
import { mailExport, resumeExports } from './mail-export';

export function registerExports(app: FastifyInstance, deps: Deps): void {
  const { jobs, clock } = deps;
  jobs.handle('export-mail', (id) => mailExport(deps, id));
  app.addHook('onListen', async () => {
    resumeExports(deps).catch((error: unknown) => deps.log.error({ err: error }, 'exports not resumed'));
  });

  mount(app, deps, contract.exports.orders, async ({ params, query, country, db, reply }) => {
    const orders = await ordersToExport(db, params.vendorId, query);
    asDownload(reply, 'orders.csv');
    return ordersFile(orders, country);
  });

  mount(app, deps, contract.exports.ordersByMail, async ({ params, body, country, db, request }) => {
    const { email, ...query } = body;
    await proveFitsInFile(db, params.vendorId, query);
    const id = randomUUID();
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('export_requests')
        .values({
          id,
          country,
          vendor_id: params.vendorId,
          email,
          query: JSON.stringify(query),
          language: mailLanguage(request.headers['accept-language']),
          created_at: clock.nowSeconds(),
          claimed_until: null,
          sent_at: null,
        })
        .execute();
      await jobs.send(trx, 'export-mail', id);
    });
    afterCommit(db, () => jobs.wake('export-mail'));
    return { result: { queued: true } };
  });

  mount(app, deps, contract.exports.transactions, async ({ params, query, country, db, reply }) => {
    const orders = await ordersToExport(db, params.vendorId, query);
    asDownload(reply, 'transactions.csv');
    return transactionsFile(orders, country);
  });
}

const asDownload = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
