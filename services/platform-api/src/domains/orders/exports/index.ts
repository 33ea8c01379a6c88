import type { CountryCode } from '@courier/config';
import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mount } from '../../../platform/calls/mount';
import { sessionAccount } from '../../../platform/requests/session';
import { afterCommit, inTransaction } from '../../../platform/db/database';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from './deps';
import { countMail } from '../../mail';
import { normalisedPhone } from '../../../platform/phone';
import { chooseLocale, readServerTexts } from '../../texts';
import { requestAddress, mayReceiveExports } from './export-addresses';
import { ordersFile, transactionsFile } from './export-files';
import { ordersToExport, assertFitsInFile, type ExportQuery } from './export-rows';
import { mailExport, resumeExports } from './mail-export';

export function registerExports(app: FastifyInstance, deps: Deps): void {
  const { jobs, clock } = deps;
  /** A locale asks for a file for persons. */
  const fileReader = (locale: string | undefined, country: CountryCode, request: FastifyRequest) => {
    const texts = readServerTexts(deps, request, locale?.replaceAll('_', '-') ?? 'en');
    return { country, texts, isForPrograms: locale === undefined };
  };
  jobs.handle('export-mail', (id) => mailExport(deps, id));
  app.addHook('onListen', async () => {
    resumeExports(deps).catch((error: unknown) => deps.log.error({ err: error }, 'exports not resumed'));
  });

  mount(app, deps, contract.exports.orders, async ({ params, query, country, db, reply, request }) => {
    const orders = await ordersToExport(db, params.vendorId, inOneSpelling(query, country));
    asDownload(reply, 'orders.csv');
    return ordersFile(orders, fileReader(query.locale, country, request), clock.nowSeconds());
  });

  mount(app, deps, contract.exports.ordersByMail, async ({ params, body, country, session, db, request }) => {
    const { email, ...asked } = body;
    const query = inOneSpelling(asked, country);
    await assertFitsInFile(db, params.vendorId, query);
    const account = sessionAccount(session);
    const language = chooseLocale(request.headers['accept-language'], country);
    const { brand } = parseDeployment(request.headers.host);
    await countMail(deps, 'export', { to: email, account });
    const isOpen = await mayReceiveExports(db, session, email);
    if (!isOpen) await requestAddress(deps, session, { email, language, brand });
    const id = randomUUID();
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('export_requests')
        .values({
          id,
          country,
          vendor_id: params.vendorId,
          email: isOpen ? email : email.toLowerCase(),
          query: JSON.stringify(query),
          language,
          brand,
          waits_for: isOpen ? null : account,
          created_at: clock.nowSeconds(),
          claimed_until: null,
          sent_at: null,
        })
        .execute();
      if (isOpen) await jobs.send(trx, 'export-mail', id);
    });
    afterCommit(db, () => jobs.wake('export-mail'));
    return { result: { queued: true, ...(isOpen ? {} : { address_to_be_confirmed: true }) } };
  });

  mount(app, deps, contract.exports.transactions, async ({ params, query, country, db, reply, request }) => {
    const orders = await ordersToExport(db, params.vendorId, query);
    asDownload(reply, 'transactions.csv');
    return transactionsFile(orders, fileReader(query.locale, country, request));
  });
}

/** Normalises the phone number like stored orders. */
function inOneSpelling(
  { customer_phone_number: phone, ...query }: ExportQuery,
  country: CountryCode,
): ExportQuery {
  return phone?.trim() ? { ...query, customer_phone_number: normalisedPhone(phone.trim(), country) } : query;
}

const asDownload = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
