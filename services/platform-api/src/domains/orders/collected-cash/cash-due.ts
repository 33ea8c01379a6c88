import type { OrderRow } from '../../../platform/db/schema';

/** Cash to collect from the customer, in minor units; 0 for an order that was paid before. */
export const cashDueMinor = ({
  payment_method,
  amount_minor,
}: Pick<OrderRow, 'payment_method' | 'amount_minor'>): number =>
  payment_method === 'CASH_ON_DELIVERY' ? amount_minor : 0;
