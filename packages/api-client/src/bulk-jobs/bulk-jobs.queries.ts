import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import type { CallOptions } from '../http/send';
import type { BulkJob, BulkRow } from './bulk-jobs.contract';

/** A job with its rows in the order of the file. */
export interface BulkJobDetail {
  job: BulkJob;
  rows: readonly BulkRow[];
}

const historyKey = (vendorId: string) => ['bulk-jobs', 'of-vendor', vendorId] as const;

const detailOf = ({ body }: { body: { bulk_job: BulkJob; orders: BulkRow[] } }): BulkJobDetail => ({
  job: body.bulk_job,
  rows: body.orders,
});

/** Jobs of a vendor, newest first. */
export const bulkHistoryOptions = (api: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: historyKey(vendorId),
    queryFn: async ({ signal }) => (await api.bulkJobs.all({ params: { vendorId } }, { signal })).body,
  });

/** One job with its rows. */
export const bulkJobOptions = (api: ApiClient, vendorId: string, jobId: string) =>
  queryOptions({
    queryKey: ['bulk-jobs', 'detail', vendorId, jobId],
    queryFn: async ({ signal }) =>
      detailOf(await api.bulkJobs.detail({ params: { vendorId, jobId } }, { signal })),
  });

/** Every screen shows this job as it was answered last. */
function rememberJob(api: ApiClient, client: QueryClient, detail: BulkJobDetail): BulkJobDetail {
  const { vendor_id: vendorId, metadata } = detail.job;
  client.setQueryData(bulkJobOptions(api, vendorId, metadata.bulk_job_id).queryKey, detail);
  void client.invalidateQueries({ queryKey: historyKey(vendorId) });
  return detail;
}

/**
 * Uploads a file, whose rows are judged at once.
 * @param content base64
 * @throws ApiError
 */
export const createBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  vendorId: string,
  content: string,
  options: CallOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(
    api,
    client,
    detailOf(await api.bulkJobs.create({ body: { vendor_id: vendorId, content } }, options)),
  );

/**
 * Has the good rows of a job placed. The answer comes when all were tried, or while the rest is still being placed.
 * @throws ApiError
 */
export const placeBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  jobId: string,
  options: CallOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(api, client, detailOf(await api.bulkJobs.placeOrders({ params: { jobId } }, options)));

/**
 * Reads a job again, for every screen.
 * @throws ApiError
 */
export const readBulkJob = async (
  api: ApiClient,
  client: QueryClient,
  vendorId: string,
  jobId: string,
  options: CallOptions = {},
): Promise<BulkJobDetail> =>
  rememberJob(api, client, detailOf(await api.bulkJobs.detail({ params: { vendorId, jobId } }, options)));
