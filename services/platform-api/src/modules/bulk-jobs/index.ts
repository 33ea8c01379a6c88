import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { ownedVendorIds } from '../../contract-mount/ownership';
import { conflict, notFound } from '../../contract-mount/refusal';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { insertJob, jobWithRows, jobsOf } from './bulk-jobs.repository';
import { checkRows } from './check-rows';
import { createAddressFinder } from './find-address';
import { createPlacer } from './place-jobs';
import { readSpreadsheet, templateFile } from './spreadsheet';

/** A file of the largest size in base64, and a little around it. */
const BODY_LIMIT_BYTES = 7 * 1024 * 1024;

export function registerBulkJobs(app: FastifyInstance, deps: Deps): void {
  const finderOf = createAddressFinder();
  const placer = createPlacer(deps);
  app.addHook('onListen', async () => {
    placer.resume().catch((error: unknown) => deps.log.error({ err: error }, 'bulk jobs not resumed'));
  });
  app.addHook('preClose', () => placer.stop());

  mount(
    app,
    deps,
    contract.bulkJobs.create,
    async ({ body, session, country, db }) => {
      const rows = await readSpreadsheet(body.content);
      const shops = await shopsOf(db, session, body.vendor_id);
      const vendor = shops.find(({ vendor_id }) => vendor_id === body.vendor_id);
      if (!vendor) throw notFound();
      const context = { deps, db, country, vendor, shops, findAddress: finderOf(country) };
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
    async ({ params, country, db, request }) => {
      const key = request.headers['idempotency-key'];
      const isRepeated = await beginPlacing(deps, db, params.jobId, typeof key === 'string' ? key : null);
      if (!isRepeated) await placer.place({ job_id: params.jobId, country });
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

/**
 * Marks a job as being placed.
 * @returns true when this very call was answered before
 * @throws Refusal 409 for a finished job and for one without a row to place
 */
async function beginPlacing(deps: Deps, db: Db, jobId: string, key: string | null): Promise<boolean> {
  const job = await db
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (job.finished_at !== null) {
    if (key !== null && key === job.placement_key) return true;
    throw conflict('The orders of this file were placed before.', 'bulk.already-placed');
  }
  if (job.status === 'PREPROCESS_FAIL') throw conflict('No row can be placed.', 'bulk.no-rows');
  await db
    .updateTable('bulk_jobs')
    .set({ placing_since: deps.clock.nowSeconds(), placement_key: key?.slice(0, 200) ?? null })
    .where('job_id', '=', jobId)
    .where('placing_since', 'is', null)
    .execute();
  return false;
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
