import type { QueryClient } from '@tanstack/react-query';
import { bulkPhaseOf, isApiError, isBulkJobFinished, type BulkJob } from '@courier/api-client';
import { manyWerePlaced, placeBulkJob, readBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import type { Ports } from '@courier/shell-api';
import type { DraftShelf } from '../api/draft-shelf';
import type { SheetTable } from '../model/sheet-table';
import { followJob, isAtRest, readWhole } from './follow-job';

export interface BulkServices {
  ports: Ports;
  cache: QueryClient;
  vendorId: string;
  /** What kind of sheet is read. */
  table: SheetTable;
  /** Where rows outlive the page. */
  shelf: DraftShelf;
  /** Tells that rows are split into so many files. */
  tellSplit(files: number): void;
  /** Tells how far the check of an upload is. */
  tellJob(job: BulkJob): void;
}

/** The answer was lost; the server may have begun all the same. */
const mayHaveBegun = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** Asks for a job to be placed; a lost answer counts when the job is being placed. */
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
      seen !== null && (isBulkJobFinished(seen.job.status) || bulkPhaseOf(seen.job) === 'placing');
    if (!hasBegun) throw error;
    return seen;
  }
}

/**
 * Has a job placed and answers it with its rows once it is finished, or was stopped. Meanwhile how far it is stands in
 * the cache.
 * @throws ApiError of the call that asks for it
 * @throws JobOutOfSight when nobody can say how far it is, though it goes on
 */
export async function placeJob(
  services: BulkServices,
  jobId: string,
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  // The call is answered late; how far the job is shows before.
  const showing = new AbortController();
  signal.addEventListener('abort', () => showing.abort(), { once: true });
  void followJob(services, jobId, () => false, showing.signal).catch(() => undefined);
  const begun = await begin(services, jobId, signal).finally(() => showing.abort());
  if (!isAtRest(begun.job)) await followJob(services, jobId, isAtRest, signal);
  const { ports, cache } = services;
  manyWerePlaced(
    cache,
    ports.vendors.get().vendors.map(({ vendor_id }) => vendor_id),
  );
  return readWhole(services, jobId);
}
