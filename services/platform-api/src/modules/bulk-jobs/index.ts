import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { ownedVendorIds } from '../../contract-mount/ownership';
import { notFound } from '../../contract-mount/refusal';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { beginPlacing, untilPlaced } from './begin-placing';
import { insertJob, jobWithRows, jobsOf } from './bulk-jobs.repository';
import { checkRows } from './check-rows';
import { createAddressFinder } from './find-address';
import { placeTurn, resumePlacing } from './place-jobs';
import { readSpreadsheet, templateFile } from './spreadsheet';

/** A file of the largest size in base64, and a little around it. */
const BODY_LIMIT_BYTES = 7 * 1024 * 1024;

export function registerBulkJobs(app: FastifyInstance, deps: Deps): void {
  const closing = new AbortController();
  deps.jobs.handle('bulk-placement', (jobId, stopping) => placeTurn(deps, jobId, stopping));
  app.addHook('onListen', async () => {
    resumePlacing(deps).catch((error: unknown) => deps.log.error({ err: error }, 'bulk jobs not resumed'));
  });
  app.addHook('preClose', async () => closing.abort());

  mount(
    app,
    deps,
    contract.bulkJobs.create,
    async ({ body, session, country, db }) => {
      const shops = await shopsOf(db, session, body.vendor_id);
      const vendor = shops.find(({ vendor_id }) => vendor_id === body.vendor_id);
      if (!vendor) throw notFound();
      const rows = await readSpreadsheet(body.content, vendor.parent_vendor_id ?? vendor.vendor_id);
      const context = { deps, db, country, vendor, shops, findAddress: createAddressFinder(db, country) };
      const jobId = await insertJob(
        db,
        {
          country,
          vendor_id: body.vendor_id,
          created_by: session.kind === 'CLASSIC' ? session.email : session.vendorId,
          created_at: deps.clock.nowSeconds(),
        },
        await checkRows(context, rows),
      );
      return { body: await storedJob(db, jobId) };
    },
    { bodyLimit: BODY_LIMIT_BYTES },
  );

  mount(app, deps, contract.bulkJobs.exampleFile, async ({ reply }) => {
    const file = await templateFile();
    void reply
      .type(contract.bulkJobs.exampleFile.file[0])
      .header('content-disposition', 'attachment; filename="bulk-orders.xlsx"');
    return file;
  });

  mount(app, deps, contract.bulkJobs.all, async ({ params, db }) => ({
    code: 200 as const,
    body: await jobsOf(db, params.vendorId),
  }));

  mount(app, deps, contract.bulkJobs.detail, async ({ params, db }) => {
    const job = await storedJob(db, params.jobId);
    if (job.bulk_job.vendor_id !== params.vendorId) throw notFound();
    return { body: job };
  });

  mount(
    app,
    deps,
    contract.bulkJobs.placeOrders,
    async ({ params, db, idempotencyKey }) => {
      const isRepeated = await beginPlacing(deps, db, params.jobId, idempotencyKey);
      if (!isRepeated) await untilPlaced(deps, params.jobId, closing.signal);
      return { body: await storedJob(db, params.jobId) };
    },
    // The job keeps its key itself: one transaction around all its rows would lose them all in a crash.
    { idempotency: false },
  );
}

async function storedJob(db: Db, jobId: string) {
  const job = await jobWithRows(db, jobId);
  if (!job) throw notFound();
  return job;
}

/** The vendor and, for a parent, those of its outlets the session may act for; for an outlet only itself. */
const shopsOf = async (db: Db, session: Session, vendorId: string) =>
  db
    .selectFrom('vendors')
    .selectAll()
    .where((on) => on.or([on('vendor_id', '=', vendorId), on('parent_vendor_id', '=', vendorId)]))
    .where('vendor_id', 'in', [vendorId, ...(await ownedVendorIds(db, session))])
    .orderBy('vendor_id')
    .execute();
