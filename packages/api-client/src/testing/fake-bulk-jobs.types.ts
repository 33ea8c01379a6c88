import type { BulkRow } from '../contract';

export interface FakeBulkJob {
  status: string;
  vendorId: string;
  createdAt: number;
  fileName?: string;
  rows: BulkRow[];
  /** Rows that a later read checks. */
  unchecked?: BulkRow[];
  /** Placing was requested; `isStopped` ends it. */
  isPlacing?: boolean;
  isStopped?: boolean;
}
