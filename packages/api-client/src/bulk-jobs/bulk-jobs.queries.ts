import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import type { ApiClient } from '../http/create-api-client';
import type { CallOptions } from '../http/send';
import type { BulkJob, BulkRow } from './bulk-jobs.contract';

/** A job with all or the requested rows, in file order. */
export interface BulkJobDetail {
  job: BulkJob;
  rows: readonly BulkRow[];
}

/** `count` rows of a job starting at this row number; 0 requests only the metadata. */
export interface BulkPage {
  fromRow?: number;
  count?: number;
}

interface PageOptions extends CallOptions {
  page?: BulkPage;
}

const historyKey = (vendorId: string) => ['bulk-jobs', 'of-vendor', vendorId] as const;
const jobKey = (vendorId: string, jobId: string) => ['bulk-jobs', 'detail', vendorId, jobId] as const;

const toPageQuery = ({ fromRow, count }: BulkPage = {}) => ({
  ...(fromRow !== undefined && { from_row: fromRow }),
  ...(count !== undefined && { count }),
});

const toJobDetail = ({ body }: { body: { bulk_job: BulkJob; orders: BulkRow[] } }): BulkJobDetail => ({
  job: body.bulk_job,
  rows: body.orders,
});

export const bulkHistoryOptions = (api: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: historyKey(vendorId),
    queryFn: async ({ signal }) => (await api.bulkJobs.all({ params: { vendorId } }, { signal })).body,
  });

/** Reads all rows in pages, so that parsing an answer does not block the page. */
async function readAll(
  api: ApiClient,
  params: { vendorId: string; jobId: string },
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  const count = LIMITS.bulkPageRows;
  const rows: BulkRow[] = [];
  for (;;) {
    const fromRow = (rows.at(-1)?.row_number ?? -1) + 1;
    const query = toPageQuery(fromRow === 0 ? { count } : { fromRow, count });
    const page = toJobDetail(await api.bulkJobs.detail({ params, query }, { signal }));
    rows.push(...page.rows);
    if (page.rows.length < count) return { job: page.job, rows };
  }
}

export const bulkJobOptions = (api: ApiClient, vendorId: string, jobId: string) =>
  queryOptions({
    queryKey: jobKey(vendorId, jobId),
    queryFn: ({ signal }) => readAll(api, { vendorId, jobId }, signal),
  });

export const bulkPageOptions = (api: ApiClient, vendorId: string, jobId: string, page: BulkPage) =>
  queryOptions({
    queryKey: [...jobKey(vendorId, jobId), page] as const,
    queryFn: async ({ signal }) =>
      toJobDetail(
        await api.bulkJobs.detail({ params: { vendorId, jobId }, query: toPageQuery(page) }, { signal }),
      ),
  });

function withNewer(rows: readonly BulkRow[], newer: readonly BulkRow[]): readonly BulkRow[] {
  if (newer.length === 0) return rows;
  const byId = new Map(newer.map((row) => [row.row_id, row]));
  return rows.map((row) => byId.get(row.row_id) ?? row);
}

/** Updates every cached query of this job. */
function rememberJob(
  api: ApiClient,
  client: QueryClient,
  detail: BulkJobDetail,
  page: BulkPage | undefined,
): BulkJobDetail {
  const { vendor_id: vendorId, metadata } = detail.job;
  const queryKey = jobKey(vendorId, metadata.bulk_job_id);
  if (!page) client.setQueryData(bulkJobOptions(api, vendorId, metadata.bulk_job_id).queryKey, detail);
  client.setQueriesData<BulkJobDetail>(
    { queryKey },
    (known) => known && { job: detail.job, rows: withNewer(known.rows, detail.rows) },
  );
  void client.invalidateQueries({ queryKey: historyKey(vendorId) });
  return detail;
}

/** Builds the JSON as Blob parts, because concatenating megabytes would block the page. */
function uploadBody(vendorId: string, content: Blob, confirmed: readonly number[], fileName: string): Blob {
  const facts = JSON.stringify({
    vendor_id: vendorId,
    ...(confirmed.length > 0 && { confirmed_duplicates: confirmed }),
    ...(fileName !== '' && { file_name: fileName.slice(0, LIMITS.bulkFileNameCharacters) }),
  });
  return new Blob([`${facts.slice(0, -1)},"content":"`, content, '"}']);
}

/**
 * Uploads a file. Rows of a large file are checked after the answer, see `progress`.
 * @param content base64
 * @param confirmed numbers of duplicate rows to place anyway
 * @param fileName shown in the list of earlier files
 * @throws ApiError
 */
export const createBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  vendorId: string,
  content: Blob,
  options: CallOptions = {},
  confirmed: readonly number[] = [],
  fileName = '',
): Promise<BulkJobDetail> =>
  rememberJob(
    api,
    client,
    toJobDetail(
      await api.bulkJobs.create({ body: uploadBody(vendorId, content, confirmed, fileName) }, options),
    ),
    undefined,
  );

/**
 * Places the valid rows, or continues after a stop. May return before all rows are placed.
 * @throws ApiError
 */
export const placeBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  jobId: string,
  { page, ...options }: PageOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(
    api,
    client,
    toJobDetail(await api.bulkJobs.placeOrders({ params: { jobId }, query: toPageQuery(page) }, options)),
    page,
  );

/**
 * `placeBulkJob` continues. Has no effect on a job that is not being placed.
 * @throws ApiError
 */
export const stopBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  jobId: string,
  { page, ...options }: PageOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(
    api,
    client,
    toJobDetail(await api.bulkJobs.stop({ params: { jobId }, query: toPageQuery(page) }, options)),
    page,
  );

/**
 * Reads a job and updates every cached query of it.
 * @throws ApiError
 */
export const readBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  vendorId: string,
  jobId: string,
  { page, ...options }: PageOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(
    api,
    client,
    toJobDetail(
      await api.bulkJobs.detail({ params: { vendorId, jobId }, query: toPageQuery(page) }, options),
    ),
    page,
  );
