import { toBulkPhase, isApiError, newIdempotencyKey, type BulkJob } from '@courier/api-client';
import { createBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import { encodeBase64 } from '../../api/encode-base64';
import type { BulkState, FileFacts } from '../steps/bulk-state';
import { trackJob, readWhole } from '../job/track-job';
import { storeFile } from './kept-files';
import { storeLeftRows } from './left-rows';
import { openSheet, readSheetFile } from './open-bench';
import type { BulkServices } from '../job/place-job';

interface Upload {
  source: File;
  file: FileFacts;
  /** Draft of the repaired rows; null for a file without repairs. */
  draftId: string | null;
  /** Numbers of the rows confirmed as separate orders. */
  confirmed: readonly number[];
}

/**
 * Uploads a file. Leads to its results, or to the choice of columns when the server finds unknown columns.
 * @throws ApiError
 */
export async function upload(
  services: BulkServices,
  { source, file, draftId, confirmed }: Upload,
  signal: AbortSignal,
): Promise<BulkState> {
  const { ports, cache, vendorId } = services;
  const content = await encodeBase64(source);
  signal.throwIfAborted();
  try {
    const begun = await createBulkJob(ports.api, cache, vendorId, content, { signal }, confirmed, file.name);
    const detail = await checkedJob(services, begun, signal);
    const mark = draftId ?? newIdempotencyKey();
    // The results are shown without waiting for this.
    void storeRows(services, file, mark, detail);
    const jobId = detail.job.metadata.bulk_job_id;
    return { step: 'ShowPreprocessResults', jobId, file, draftId: mark, placing: false };
  } catch (error) {
    if (!isApiError(error) || error.translationKey !== 'bulk.columns') throw error;
    const sheet = await readSheetFile(source).catch(() => null);
    if (!sheet) throw error;
    return openSheet(services, file.name, sheet);
  }
}

const isChecked = (job: BulkJob) => toBulkPhase(job) !== 'checking';

/** Waits until all rows are checked; the cache holds the progress. */
async function checkedJob(
  services: BulkServices,
  begun: BulkJobDetail,
  signal: AbortSignal,
): Promise<BulkJobDetail> {
  if (isChecked(begun.job)) return begun;
  const jobId = begun.job.metadata.bulk_job_id;
  services.notifyOfJob(begun.job);
  await trackJob(services, jobId, isChecked, signal, services.notifyOfJob);
  return readWhole(services, jobId);
}

/** Stores the rows of an uploaded file when this browser can read it. */
async function storeRows(
  services: BulkServices,
  file: FileFacts,
  draftId: string,
  detail: BulkJobDetail,
): Promise<void> {
  // Runs first: the draft of accepted rows is deleted even when the file is unreadable.
  await storeLeftRows(services, file, draftId, detail);
  const rows = await file.rows().catch(() => []);
  if (rows.length === 0) return;
  const headings = await file.headings().catch(() => undefined);
  await storeFile(services, file.name, detail.job.metadata.bulk_job_id, rows, headings);
}
