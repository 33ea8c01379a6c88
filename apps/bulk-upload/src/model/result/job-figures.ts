import { toBulkJobStatus, toBulkPhase, isBulkJobFinished, type BulkJob } from '@courier/api-client';

export interface JobFigures {
  total: number;
  toPlace: number;
  placed: number;
  errors: number;
}

export function toJobFigures({ status, metadata }: BulkJob): JobFigures {
  const { total_row_count: total, error_row_count: errors, placed_row_count: placed } = metadata;
  const toPlace = isBulkJobFinished(status) ? 0 : Math.max(0, metadata.success_row_count - placed);
  return { total, toPlace, placed, errors };
}

/** Whether the good rows can be placed; rows with errors are never placed. */
export const canBePlaced = ({ status, metadata }: BulkJob): boolean =>
  metadata.success_row_count > 0 && !isBulkJobFinished(status) && toBulkJobStatus(status) !== 'UNKNOWN';

/** Whether a placement is running in any browser. */
export const isBeingPlaced = (job: BulkJob): boolean => toBulkPhase(job) === 'placing';

/** Numbers of placed and failed rows of a partly placed job; null for any other job. */
export function countLeftOut(job: BulkJob): Pick<JobFigures, 'placed' | 'errors'> | null {
  const { placed, errors } = toJobFigures(job);
  // The server marks a job as placed when every good row is, regardless of rows with errors.
  return isBulkJobFinished(job.status) && placed > 0 && errors > 0 ? { placed, errors } : null;
}
