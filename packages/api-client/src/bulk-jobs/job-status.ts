import type { BulkJob } from './bulk-jobs.contract';

/** Status of a bulk job. UNKNOWN is any status that this client does not support yet. */
export const BULK_JOB_STATUSES = [
  'PREPROCESS_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const;
export type BulkJobStatus = (typeof BULK_JOB_STATUSES)[number];

const FINISHED: ReadonlySet<BulkJobStatus> = new Set([
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_FAIL',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
]);

/** The status of a job as this client knows it; UNKNOWN for any other text. */
export const bulkJobStatusOf = (status: string): BulkJobStatus =>
  BULK_JOB_STATUSES.find((known) => known === status) ?? 'UNKNOWN';

/** Whether the rows of a job have been placed or refused, so that none is placed any more. */
export const isBulkJobFinished = (status: string): boolean => FINISHED.has(bulkJobStatusOf(status));

/** What is being done with a job. `stopped`: rows are left that are placed when it is asked for again. */
export const BULK_PHASES = ['checking', 'placing', 'stopped'] as const;
export type BulkPhase = (typeof BULK_PHASES)[number];

/** What is being done with a job as far as this client knows it; null when nothing is. */
export const bulkPhaseOf = ({ progress }: Pick<BulkJob, 'progress'>): BulkPhase | null =>
  BULK_PHASES.find((known) => known === progress?.phase) ?? null;
