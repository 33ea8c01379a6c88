import type { OrderFacts } from './statuses';

const MODIFIABLE = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']);

/** Whether portal and server let this order be changed. */
export const canModify = (order: Pick<OrderFacts, 'status'>): boolean => MODIFIABLE.has(order.status);
