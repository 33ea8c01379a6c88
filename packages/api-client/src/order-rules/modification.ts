import { factsOf } from './status-table';
import type { OrderFacts } from './statuses';

/** Whether portal and server let this order be changed. */
export const canModify = (order: Pick<OrderFacts, 'status'>): boolean =>
  factsOf(order.status).change === 'open';

/** Whether this order was placed only just, and can be changed in a moment. */
export const isNotYetModifiable = (order: Pick<OrderFacts, 'status'>): boolean =>
  factsOf(order.status).change === 'early';
