import type { Order } from '@courier/api-client';
import { factsOf } from '@courier/api-client/order-rules';

type Course = Pick<Order, 'status' | 'status_history'>;

/** The status an order had before it was delayed; the present one of an order that is not. */
export const statusBeforeDelay = ({ status, status_history }: Course): string =>
  status === 'DELAYED'
    ? (status_history.findLast((entry) => entry.status !== 'DELAYED')?.status ?? status)
    : status;

/** Whether the rider brings the order back, so that nobody waits for it at the door any more. */
export const isGoingBack = (order: Course): boolean =>
  factsOf(statusBeforeDelay(order)).stage === 'return_initiated';

/** Where the rider of an order goes next: to collect it, to the customer, or back. */
export const nextStopOf = (order: Course): 'shop' | 'customer' =>
  factsOf(statusBeforeDelay(order)).eta === 'origin' || isGoingBack(order) ? 'shop' : 'customer';
