import { closedBecause, type Closed } from './closed-because';
import { factsOf } from './status-table';
import type { OrderFacts } from './statuses';

/** Whether the details of an order can be changed now, and why not. */
export type ChangeVerdict = { allowed: true; why: 'waiting' } | Closed;

const isOpen = (status: string) => factsOf(status).change === 'open';

/** What portal and server say to changing this order now. */
export const changeVerdict = (order: Pick<OrderFacts, 'status' | 'status_history'>): ChangeVerdict =>
  isOpen(order.status) ? { allowed: true, why: 'waiting' } : closedBecause(order, isOpen);

/** Whether portal and server let this order be changed. */
export const canModify = (order: Pick<OrderFacts, 'status'>): boolean => isOpen(order.status);

/** Whether this order was placed only just, and can be changed in a moment. */
export const isNotYetModifiable = (order: Pick<OrderFacts, 'status'>): boolean =>
  factsOf(order.status).change === 'early';
