import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mount } from '../../contract-mount/mount';
import type { Deps } from '../../deps';
import { ordersFile, transactionsFile } from './export-files';
import { ordersToExport } from './export-rows';

export function registerExports(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.exports.orders, async ({ params, query, country, db, reply }) => {
    const orders = await ordersToExport(db, params.vendorId, query);
    asDownload(reply, 'orders.csv');
    return ordersFile(orders, country);
  });

  mount(app, deps, contract.exports.ordersByMail, async ({ params, body, country, db }) => {
    const { email, ...query } = body;
    await db
      .insertInto('export_requests')
      .values({
        id: randomUUID(),
        country,
        vendor_id: params.vendorId,
        email,
        query: JSON.stringify(query),
        created_at: deps.clock.nowSeconds(),
        sent_at: null,
      })
      .execute();
    return { result: { queued: true } };
  });

  mount(app, deps, contract.exports.transactions, async ({ params, query, country, db, reply }) => {
    const orders = await ordersToExport(db, params.vendorId, query);
    asDownload(reply, 'transactions.csv');
    return transactionsFile(orders, country);
  });
}

const asDownload = (reply: FastifyReply, name: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store');
