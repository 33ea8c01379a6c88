import { hasRider } from './rider';
import { statusFacts } from './status-table';
import type { OrderFacts } from './statuses';

/**
 * Why an order cannot be cancelled or changed now, since a unix second. `confirming`: the shop confirms it before the
 * rider search; `under-way`: a rider has it, without a recorded acceptance; `processing`: just placed; `unknown`: a
 * newer status.
 */
export interface Closed {
  allowed: false;
  why: 'accepted' | 'confirming' | 'under-way' | 'over' | 'delayed' | 'processing' | 'unknown';
  since: number;
}

const CONFIRMING: ReadonlySet<string> = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR']);

type DatedOrder = Pick<OrderFacts, 'status' | 'status_history'>;

/** Unix seconds of the current status; the end of its history where that lacks it. */
export function statusEnteredAt({ status, status_history: history }: DatedOrder): number {
  const times = history.filter((entry) => entry.status === status).map((entry) => entry.created_at);
  return times.length ? Math.max(...times) : Math.max(0, ...history.map((entry) => entry.created_at));
}

function closedAt(order: DatedOrder, isOpen: (status: string) => boolean): number {
  const history = [...order.status_history].sort((a, b) => a.created_at - b.created_at);
  const lastOpen = history.findLastIndex(({ status }) => isOpen(status));
  return history[lastOpen + 1]?.created_at ?? statusEnteredAt(order);
}

/** @param isOpen whether a status allows the action */
export function closedBecause(order: DatedOrder, isOpen: (status: string) => boolean): Closed {
  const { end, rank, cancel } = statusFacts(order.status);
  const since = statusEnteredAt(order);
  if (end !== null) return { allowed: false, why: 'over', since };
  if (order.status === 'DELAYED') return { allowed: false, why: 'delayed', since };
  if (cancel === 'early' || cancel === 'paid') return { allowed: false, why: 'processing', since };
  if (rank === null || rank < 0) return { allowed: false, why: 'unknown', since };
  if (hasRider(order)) return { allowed: false, why: 'accepted', since: closedAt(order, isOpen) };
  if (CONFIRMING.has(order.status)) return { allowed: false, why: 'confirming', since };
  return { allowed: false, why: 'under-way', since: closedAt(order, isOpen) };
}
