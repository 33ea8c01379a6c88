import type { IntentStatus } from '@courier/api-client/contract';

export type IntentEvent = 'challenged' | 'paid' | 'refused' | 'abandoned' | 'refunded';

/** Without an entry the event is not possible. An entry that names the same status is a repeat. */
export const INTENT_TABLE: Readonly<
  Record<IntentEvent, Partial<Readonly<Record<IntentStatus, IntentStatus>>>>
> = {
  challenged: { OPEN: 'CHALLENGED' },
  paid: { OPEN: 'PAID', CHALLENGED: 'PAID' },
  refused: { CHALLENGED: 'FAILED' },
  abandoned: { OPEN: 'CANCELLED', CHALLENGED: 'CANCELLED', CANCELLED: 'CANCELLED', FAILED: 'FAILED' },
  refunded: { PAID: 'REFUNDED', REFUNDED: 'REFUNDED' },
};

/** @returns null when the event is not possible */
export const nextIntent = (status: IntentStatus, event: IntentEvent): IntentStatus | null =>
  INTENT_TABLE[event][status] ?? null;
