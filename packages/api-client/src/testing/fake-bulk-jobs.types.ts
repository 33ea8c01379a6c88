import type { BulkRow } from '../contract';

/** A file and what became of its rows. */
export interface FakeBulkJob {
  status: string;
  vendorId: string;
  createdAt: number;
  rows: BulkRow[];
}
