import type { BulkJob } from './bulk-jobs.contract';

/** UNKNOWN is any status that this client does not support yet. */
const BULK_JOB_STATUSES = [
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

export const toBulkJobStatus = (status: string): BulkJobStatus =>
  BULK_JOB_STATUSES.find((known) => known === status) ?? 'UNKNOWN';

/** Whether all rows have been placed or refused. */
export const isBulkJobFinished = (status: string): boolean => FINISHED.has(toBulkJobStatus(status));

/** `stopped`: the remaining rows are placed on request. */
const BULK_PHASES = ['checking', 'placing', 'stopped'] as const;
export type BulkPhase = (typeof BULK_PHASES)[number];

/** Null for no phase or one that this client does not support. */
export const toBulkPhase = ({ progress }: Pick<BulkJob, 'progress'>): BulkPhase | null =>
  BULK_PHASES.find((known) => known === progress?.phase) ?? null;
