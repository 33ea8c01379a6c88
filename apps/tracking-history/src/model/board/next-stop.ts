import type { Order } from '@courier/api-client';
import { statusFacts } from '@courier/api-client/order-rules';

type Course = Pick<Order, 'status' | 'status_history'>;

/** The status before a delay, else the current status. */
export const statusBeforeDelay = ({ status, status_history }: Course): string =>
  status === 'DELAYED'
    ? (status_history.findLast((entry) => entry.status !== 'DELAYED')?.status ?? status)
    : status;

/** Whether the rider is returning the order, so that it is not expected at the customer. */
export const isGoingBack = (order: Course): boolean =>
  statusFacts(statusBeforeDelay(order)).stage === 'return_initiated';

/** The rider's next stop; a return goes to the shop. */
export const findNextStop = (order: Course): 'shop' | 'customer' =>
  statusFacts(statusBeforeDelay(order)).eta === 'origin' || isGoingBack(order) ? 'shop' : 'customer';
