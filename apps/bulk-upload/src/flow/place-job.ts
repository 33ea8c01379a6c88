import type { QueryClient } from '@tanstack/react-query';
import { isBulkJobFinished } from '@courier/api-client';
import {
  bulkHistoryOptions,
  manyWerePlaced,
  placeBulkJob,
  readBulkJob,
  type BulkJobDetail,
} from '@courier/api-client/queries';
import { LIMITS } from '@courier/config';
import type { Ports } from '@courier/shell-api';

export interface BulkServices {
  ports: Ports;
  cache: QueryClient;
  vendorId: string;
}

/** Resolves after a while, at once when there is nothing to wait for any more. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Keeps the figures of the vendor's jobs fresh until told to stop; a question that fails is asked again. */
async function followFigures({ ports, cache, vendorId }: BulkServices, stop: AbortSignal): Promise<void> {
  for (;;) {
    await pause(LIMITS.bulkPollMs, stop);
    if (stop.aborted) return;
    await cache.fetchQuery({ ...bulkHistoryOptions(ports.api, vendorId), staleTime: 0 }).catch(() => null);
  }
}

/**
 * Has a job placed and answers it once it is finished. Meanwhile its figures stand in the vendor's history.
 * @throws ApiError of the call that asks for it
 */
export async function placeJob(
  services: BulkServices,
  jobId: string,
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  const { ports, cache, vendorId } = services;
  const following = new AbortController();
  signal.addEventListener('abort', () => following.abort(), { once: true });
  void followFigures(services, following.signal);
  try {
    let detail = await placeBulkJob(ports.api, cache, jobId, { signal });
    while (!isBulkJobFinished(detail.job.status)) {
      await pause(LIMITS.bulkPollMs, signal);
      signal.throwIfAborted();
      detail = await readBulkJob(ports.api, cache, vendorId, jobId, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        ports.analytics.trackError('bulk-placement-progress', error);
        return detail;
      });
    }
    manyWerePlaced(
      cache,
      ports.vendors.get().vendors.map(({ vendor_id }) => vendor_id),
    );
    return detail;
  } finally {
    following.abort();
  }
}
