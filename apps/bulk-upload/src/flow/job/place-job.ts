import type { QueryClient } from '@tanstack/react-query';
import { toBulkPhase, isApiError, isBulkJobFinished, type BulkJob } from '@courier/api-client';
import { manyWerePlaced, placeBulkJob, readBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import type { Ports } from '@courier/shell-api';
import type { DraftShelf } from '../../api/draft-shelf';
import type { SheetTable } from '../../model/bench/sheet-table';
import { trackJob, isAtRest, readWhole } from './track-job';

export interface BulkServices {
  ports: Ports;
  cache: QueryClient;
  vendorId: string;
  table: SheetTable;
  /** Storage for rows. */
  shelf: DraftShelf;
  /** Notifies the user that the rows were split into this many files. */
  notifyOfSplit(files: number): void;
  notifyOfJob(job: BulkJob): void;
}

/** The response was lost, so the server may have started. */
const mayHaveBegun = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** Starts the placement of a job; a lost response counts as success when the job is being placed. */
async function begin(
  { ports, cache, vendorId }: BulkServices,
  jobId: string,
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  const page = { count: 0 };
  try {
    return await placeBulkJob(ports.api, cache, jobId, { signal, page });
  } catch (error) {
    if (signal.aborted || !mayHaveBegun(error)) throw error;
    const seen = await readBulkJob(ports.api, cache, vendorId, jobId, { signal, page }).catch(() => null);
    const hasBegun =
      seen !== null && (isBulkJobFinished(seen.job.status) || toBulkPhase(seen.job) === 'placing');
    if (!hasBegun) throw error;
    return seen;
  }
}

/**
 * Places a job and returns it with its rows when it is finished or stopped. The cache holds the progress.
 * @throws ApiError when the placement cannot start
 * @throws JobOutOfSight when the progress becomes unknown
 */
export async function placeJob(
  services: BulkServices,
  jobId: string,
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  // Polls during the request, whose response arrives late.
  const showing = new AbortController();
  signal.addEventListener('abort', () => showing.abort(), { once: true });
  void trackJob(services, jobId, () => false, showing.signal).catch(() => undefined);
  const begun = await begin(services, jobId, signal).finally(() => showing.abort());
  if (!isAtRest(begun.job)) await trackJob(services, jobId, isAtRest, signal);
  const { ports, cache } = services;
  manyWerePlaced(
    cache,
    ports.vendors.get().vendors.map(({ vendor_id }) => vendor_id),
  );
  return readWhole(services, jobId);
}
