import type { BulkJobStatus } from '@courier/api-client';

export const JOB_LOOKS = {
  PREPROCESS_SUCCESS: { tone: 'plan', icon: 'hourglass' },
  PREPROCESS_SUCCESS_WITH_ERROR: { tone: 'late', icon: 'warning' },
  PREPROCESS_FAIL: { tone: 'fail', icon: 'warning' },
  ORDER_PLACEMENT_SUCCESS: { tone: 'done', icon: 'check' },
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: { tone: 'late', icon: 'warning' },
  ORDER_PLACEMENT_FAIL: { tone: 'fail', icon: 'cross' },
  UNKNOWN: { tone: 'wait', icon: 'question' },
} as const satisfies Record<BulkJobStatus, { tone: string; icon: string }>;

export const ROW_LOOKS = {
  PREPROCESS_SUCCESS: { tone: 'done', icon: 'check' },
  PREPROCESS_FAIL: { tone: 'fail', icon: 'warning' },
  ORDER_PLACEMENT_SUCCESS: { tone: 'done', icon: 'check' },
  ORDER_PLACEMENT_FAIL: { tone: 'fail', icon: 'cross' },
  UNKNOWN: { tone: 'wait', icon: 'question' },
} as const;
export type RowStatus = keyof typeof ROW_LOOKS;

export const toRowStatus = (status: string): RowStatus =>
  (Object.keys(ROW_LOOKS) as RowStatus[]).find((known) => known === status) ?? 'UNKNOWN';
