import type { QueryClient } from '@tanstack/react-query';
import { toBulkPhase, isApiError, isBulkJobFinished, type BulkJob } from '@courier/api-client';
import { bulkJobOptions, readBulkJob, type BulkJobDetail, type BulkPage } from '@courier/api-client/queries';
import { LIMITS } from '@courier/config';
import type { Ports } from '@courier/shell-api';

/** The progress of a job is unknown; the server continues it. */
export class JobOutOfSight extends Error {}

interface Followed {
  ports: Ports;
  cache: QueryClient;
  vendorId: string;
}

/** Resolves after the delay, or at once on abort. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** A retry of this request would fail in the same way. */
const isFinal = (error: unknown): boolean => isApiError(error) && [401, 403, 404].includes(error.status);

/** The rows that are placed next, according to the cache. */
function nextRows({ ports, cache, vendorId }: Followed, jobId: string): BulkPage {
  const known = cache.getQueryData(bulkJobOptions(ports.api, vendorId, jobId).queryKey);
  const next = known?.rows.find(({ status }) => status === 'PREPROCESS_SUCCESS');
  return next ? { fromRow: next.row_number, count: LIMITS.bulkPageRows } : { count: 0 };
}

/** Whether the server has finished or stopped work on a job. */
export const isAtRest = (job: BulkJob): boolean =>
  isBulkJobFinished(job.status) || toBulkPhase(job) === 'stopped';

/**
 * Polls a job until `isEnough` returns true. Retries failed requests up to a limit.
 * @param onSeen receives the job after each poll
 * @throws JobOutOfSight after too many failures in a row or a final one
 */
export async function trackJob(
  services: Followed,
  jobId: string,
  isEnough: (job: BulkJob) => boolean,
  signal: AbortSignal,
  onSeen: (job: BulkJob) => void = () => undefined,
): Promise<BulkJobDetail> {
  const { ports, cache, vendorId } = services;
  for (let failures = 0; ;) {
    await pause(LIMITS.bulkPollMs, signal);
    signal.throwIfAborted();
    try {
      const page = nextRows(services, jobId);
      const detail = await readBulkJob(ports.api, cache, vendorId, jobId, { signal, page });
      failures = 0;
      onSeen(detail.job);
      if (isEnough(detail.job)) return detail;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (failures === 1) ports.analytics.trackError('bulk-job-progress', error);
      if (isFinal(error) || failures >= LIMITS.bulkPollFailures) throw new JobOutOfSight();
    }
  }
}

/**
 * Reads a job with all its rows into the cache.
 * @throws JobOutOfSight
 */
export async function readWhole({ ports, cache, vendorId }: Followed, jobId: string): Promise<BulkJobDetail> {
  const options = bulkJobOptions(ports.api, vendorId, jobId);
  try {
    return await cache.fetchQuery({ ...options, staleTime: 0 });
  } catch (error) {
    ports.analytics.trackError('bulk-job-progress', error);
    throw new JobOutOfSight();
  }
}
