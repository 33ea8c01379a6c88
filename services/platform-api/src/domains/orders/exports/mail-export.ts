import { countryConfig } from '@courier/config';
import type { Deps } from './deps';
import { inTransaction, type Db } from '../../../platform/db/database';
import { sendMail, type Mail, exportMail } from '../../mail';
import { ordersFile } from './export-files';
import { ordersToExport, type ExportQuery } from './export-rows';

/** Time limit of a mail server, after which another instance retries. */
const CLAIM_SECONDS = 60;

/**
 * The outbox stores the mail once. A mail server may get a second copy, with the same Message-ID, when this process
 * ends before it stores the success.
 */
export async function mailExport(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'jobs' | 'metrics' | 'serverTexts'>,
  id: string,
): Promise<void> {
  const request = await claim(deps, id);
  if (!request) return;
  const { db, config, clock } = deps;
  const orders = await ordersToExport(db, request.vendor_id, request.query as ExportQuery);
  const vendor = await db
    .selectFrom('vendors')
    .select('name')
    .where('vendor_id', '=', request.vendor_id)
    .executeTakeFirstOrThrow();
  const brand = request.brand ?? countryConfig(request.country).brand;
  const { country } = request;
  const texts = deps.serverTexts({ brand, country, locale: request.language });
  const mail: Mail = {
    country,
    to: request.email,
    ...exportMail(texts, { vendor: vendor.name, orders: orders.length }),
    messageId: `export-${id}`,
    attachments: [
      {
        name: 'orders.csv',
        contentType: 'text/csv; charset=utf-8',
        // People open the file in a spreadsheet with the country's format.
        content: ordersFile(orders, { country, texts, isForPrograms: false }, clock.nowSeconds()),
      },
    ],
  };
  if (config.smtpUrl === null) {
    await inTransaction(db, async (trx) => {
      if (await markSent(trx, id, clock.nowSeconds())) await sendMail({ ...deps, db: trx }, mail);
    });
    return;
  }
  try {
    await sendMail(deps, mail);
  } catch (error) {
    await db.updateTable('export_requests').set({ claimed_until: null }).where('id', '=', id).execute();
    throw error;
  }
  await markSent(db, id, clock.nowSeconds());
}

/** The request if it is unsent; retries while another instance is sending it. */
async function claim(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  id: string,
) {
  const now = clock.nowSeconds();
  const unsent = await db
    .selectFrom('export_requests')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('waits_for', 'is', null)
    .executeTakeFirst();
  if (!unsent || config.smtpUrl === null) return unsent;
  const claimed = await db
    .updateTable('export_requests')
    .set({ claimed_until: now + CLAIM_SECONDS })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((on) => on.or([on('claimed_until', 'is', null), on('claimed_until', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  if (claimed) return unsent;
  await jobs.send(db, 'export-mail', id, CLAIM_SECONDS + 1);
  return undefined;
}

/** @returns false if it was sent before */
async function markSent(db: Db, id: string, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('export_requests')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Older requests have failed often enough. */
const RESUMED_FOR_SECONDS = 86_400;

/** Queues mails left by a process that ended. */
export async function resumeExports({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const left = await db
    .selectFrom('export_requests')
    .select('id')
    .where('sent_at', 'is', null)
    .where('waits_for', 'is', null)
    .where('created_at', '>', clock.nowSeconds() - RESUMED_FOR_SECONDS)
    .orderBy('created_at')
    .execute();
  for (const { id } of left) await jobs.send(db, 'export-mail', id);
  jobs.wake('export-mail');
}
