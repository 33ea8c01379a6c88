import type { CardRefundState } from '../../../platform/db/tables/payment-tables';

export type RefundEvent =
  /** The provider accepted the call, or reports that it has refunded. */
  | { kind: 'answered' | 'reported' }
  /** The provider refuses the call for good, or reports that a refund failed. `report`: its name, or the error. */
  | { kind: 'refused' | 'failed'; report: string };

/** Without an entry the event changes nothing. */
const REFUND_TABLE: Readonly<
  Record<RefundEvent['kind'], Partial<Readonly<Record<CardRefundState, CardRefundState>>>>
> = {
  answered: { PENDING: 'DONE' },
  reported: { PENDING: 'DONE', STUCK: 'DONE' },
  refused: { PENDING: 'STUCK' },
  failed: { PENDING: 'STUCK', DONE: 'STUCK' },
};

export const nextRefund = (state: CardRefundState, { kind }: RefundEvent): CardRefundState | null =>
  REFUND_TABLE[kind][state] ?? null;
