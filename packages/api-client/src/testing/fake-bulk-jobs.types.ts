import type { BulkRow } from '../contract';

/** A file and what became of its rows. */
export interface FakeBulkJob {
  status: string;
  vendorId: string;
  createdAt: number;
  fileName?: string;
  rows: BulkRow[];
  /** Rows that are checked with a later look at the job. */
  unchecked?: BulkRow[];
  /** Placing was asked for; with `isStopped` no further row is placed. */
  isPlacing?: boolean;
  isStopped?: boolean;
}
