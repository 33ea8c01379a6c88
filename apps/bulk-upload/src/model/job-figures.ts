import { bulkJobStatusOf, bulkPhaseOf, isBulkJobFinished, type BulkJob } from '@courier/api-client';

export interface JobFigures {
  total: number;
  /** Orders still to be placed. */
  toPlace: number;
  placed: number;
  errors: number;
}

/** How far a job is. */
export function figuresOf({ status, metadata }: BulkJob): JobFigures {
  const { total_row_count: total, error_row_count: errors, placed_row_count: placed } = metadata;
  const toPlace = isBulkJobFinished(status) ? 0 : Math.max(0, metadata.success_row_count - placed);
  return { total, toPlace, placed, errors };
}

/** Whether its good rows may be placed now; a row with an error never is. */
export const canBePlaced = ({ status, metadata }: BulkJob): boolean =>
  metadata.success_row_count > 0 && !isBulkJobFinished(status) && bulkJobStatusOf(status) !== 'UNKNOWN';

/** Placing has begun somewhere, and has neither come to its end nor been stopped. */
export const isBeingPlaced = (job: BulkJob): boolean => bulkPhaseOf(job) === 'placing';

/** How many rows became orders and how many did not, of a job that was placed in part; null of any other. */
export function leftOutOf(job: BulkJob): Pick<JobFigures, 'placed' | 'errors'> | null {
  const { placed, errors } = figuresOf(job);
  // The server calls a job placed when each row that was good is, whatever was wrong with the others.
  return isBulkJobFinished(job.status) && placed > 0 && errors > 0 ? { placed, errors } : null;
}
