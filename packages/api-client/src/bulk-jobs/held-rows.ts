import type { BulkRow } from './bulk-jobs.contract';

/** Why a row waits for the user's answer; no server places a held row. */
export const HELD_REASONS = ['bulk.confirm-place', 'bulk.duplicate-row', 'bulk.duplicate-order'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export const heldReason = ({ error, status }: Pick<BulkRow, 'error' | 'status'>): HeldReason | null =>
  status === 'PREPROCESS_FAIL' ? (HELD_REASONS.find((reason) => reason === error) ?? null) : null;
