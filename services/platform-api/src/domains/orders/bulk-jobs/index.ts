import { contract } from '@courier/api-client/contract';
import { LIMITS, type CountryCode } from '@courier/config';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { ownedVendorIds } from '../../../platform/calls/ownership';
import { notFound } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';
import type { Deps, PlacingDeps } from './deps';
import { sharedGeolocator, type EmbeddedGeolocator } from '../../places';
import { beginPlacing, stopPlacing, untilPlaced } from './begin-placing';
import { insertJob, listJobRows } from './bulk-jobs.repository';
import { readCheckContext } from './check-context';
import { beginChecking, checkTurn, resumeChecking } from './check-jobs';
import { checkRows, type CheckedRow } from './check-rows';
import { findJob, listJobs } from './job-answer';
import { placeTurn, resumePlacing } from './place-jobs';
import { readServerTexts } from '../../texts';
import { readSpreadsheet, templateFile, type SheetRow } from './spreadsheet';

/** Reads, checks and shows files. */
export function registerBulkJobs(app: FastifyInstance, deps: Deps): void {
  // Always embedded, because no provider takes thousands of rows at once.
  const geolocator = sharedGeolocator(deps);
  deps.jobs.handle('bulk-checking', (jobId, stopping) => checkTurn(deps, geolocator, jobId, stopping));
  resumeOnListen(app, () => resumeChecking(deps));
  mountUpload(app, deps, geolocator);
  mountReading(app, deps);
}

/** Places the rows of a checked file. */
export function registerBulkPlacing(app: FastifyInstance, deps: PlacingDeps): void {
  deps.jobs.handle('bulk-placement', (jobId, stopping) => placeTurn(deps, jobId, stopping));
  resumeOnListen(app, () => resumePlacing(deps));
  mountPlacing(app, deps);
}

function resumeOnListen(app: FastifyInstance, resume: () => Promise<void>): void {
  app.addHook('onListen', async () => {
    resume().catch((error: unknown) => app.log.error({ err: error }, 'bulk jobs not resumed'));
  });
}

function mountUpload(app: FastifyInstance, deps: Deps, geolocator: EmbeddedGeolocator): void {
  mount(
    app,
    deps,
    contract.bulkJobs.create,
    async ({ body, session, country, db }) => {
      const shops = await listSessionShops(db, session, body.vendor_id);
      const vendor = shops.find(({ vendor_id }) => vendor_id === body.vendor_id);
      if (!vendor) throw notFound();
      const confirmed = new Set(body.confirmed_duplicates);
      const sheet = await readSpreadsheet(body.content, vendor.parent_vendor_id ?? vendor.vendor_id);
      const rows = sheet.map((row) =>
        confirmed.has(row.number) ? { ...row, isDuplicateConfirmed: true } : row,
      );
      const shopIds = shops.map(({ vendor_id }) => vendor_id);
      const job = {
        country,
        vendor_id: body.vendor_id,
        created_by: session.kind === 'CLASSIC' ? session.email : session.vendorId,
        created_at: deps.clock.nowSeconds(),
        file_name: toStoredName(body.file_name),
        shops: JSON.stringify(shopIds),
      };
      const jobId =
        rows.length > LIMITS.bulkRowsAtOnce
          ? await beginChecking(deps, job, rows)
          : await insertJob(
              deps,
              db,
              job,
              await checkedRows(deps, db, geolocator, { ...job, shopIds }, rows),
            );
      return { body: await storedJob(db, jobId) };
    },
    { bodyLimit: REQUEST_LIMITS.fileBodyBytes },
  );

  mount(app, deps, contract.bulkJobs.exampleFile, async ({ reply, request }) => {
    const file = await templateFile(readServerTexts(deps, request));
    void reply
      .type(contract.bulkJobs.exampleFile.file[0])
      .header('content-disposition', 'attachment; filename="bulk-orders.xlsx"');
    return file;
  });
}

function mountReading(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.bulkJobs.all, async ({ params, db }) => ({
    code: 200 as const,
    body: await listJobs(db, params.vendorId),
  }));

  mount(app, deps, contract.bulkJobs.detail, async ({ params, query, db }) => {
    const job = await storedJob(db, params.jobId, query);
    if (job.bulk_job.vendor_id !== params.vendorId) throw notFound();
    return { body: job };
  });
}

function mountPlacing(app: FastifyInstance, deps: PlacingDeps): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  mount(
    app,
    deps,
    contract.bulkJobs.placeOrders,
    async ({ params, query, db, idempotencyKey }) => {
      const isRepeated = await beginPlacing(deps, db, params.jobId, idempotencyKey);
      if (!isRepeated) await untilPlaced(deps, params.jobId, closing.signal);
      return { body: await storedJob(db, params.jobId, query) };
    },
    // The job stores its key itself: one transaction around all rows would lose them all in a crash.
    { idempotency: false },
  );

  mount(app, deps, contract.bulkJobs.stop, async ({ params, query, db }) => {
    await stopPlacing(deps, db, params.jobId);
    return { body: await storedJob(db, params.jobId, query) };
  });
}

async function checkedRows(
  deps: Deps,
  db: Db,
  geolocator: EmbeddedGeolocator,
  { country, vendor_id, shopIds }: { country: CountryCode; vendor_id: string; shopIds: readonly string[] },
  rows: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const findPlace = await geolocator.finder(country);
  const context = await readCheckContext(deps, db, { country, vendorId: vendor_id, shopIds }, findPlace);
  if (!context) throw notFound();
  return checkRows(context, rows);
}

/** @throws Refusal 404 */
async function storedJob(db: Db, jobId: string, page: Parameters<typeof listJobRows>[2] = {}) {
  const bulk_job = await findJob(db, jobId);
  if (!bulk_job) throw notFound();
  return { bulk_job, orders: await listJobRows(db, jobId, page) };
}

/** Removes control characters; null if nothing remains. */
function toStoredName(name = ''): string | null {
  const shown = name.replaceAll(/\p{Cc}/gu, '').trim();
  return shown === '' ? null : shown;
}

/** Includes the outlets of a parent that the session may act for. */
const listSessionShops = async (db: Db, session: Session, vendorId: string) =>
  db
    .selectFrom('vendors')
    .selectAll()
    .where((on) => on.or([on('vendor_id', '=', vendorId), on('parent_vendor_id', '=', vendorId)]))
    .where('vendor_id', 'in', [vendorId, ...(await ownedVendorIds(db, session))])
    .orderBy('vendor_id')
    .execute();
