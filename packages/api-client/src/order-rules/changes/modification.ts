import { closedBecause, type Closed } from '../status/closed-because';
import { statusFacts } from '../status/status-table';
import type { OrderFacts } from '../status/statuses';

export type ChangeVerdict = { allowed: true; why: 'waiting' } | Closed;

const isOpen = (status: string) => statusFacts(status).change === 'open';

export const changeVerdict = (order: Pick<OrderFacts, 'status' | 'status_history'>): ChangeVerdict =>
  isOpen(order.status) ? { allowed: true, why: 'waiting' } : closedBecause(order, isOpen);

export const canModify = (order: Pick<OrderFacts, 'status'>): boolean => isOpen(order.status);

/** Whether this order was just placed and can be changed in a moment. */
export const isNotYetModifiable = (order: Pick<OrderFacts, 'status'>): boolean =>
  statusFacts(order.status).change === 'early';
