import type { Order } from '@courier/api-client';
import { routes } from '@courier/shell-api/routes';

/** The link for the customer, whose page shows the PIN that the rider needs, if any. */
export const customerLink = (
  { order_id: orderId, handover }: Pick<Order, 'order_id' | 'handover'>,
  origin: string,
): string => new URL(routes.publicTracking({ orderId, key: handover?.customer_key }), origin).href;

/** The link for places that the rider can read; without the PIN. */
export const openLink = ({ order_id: orderId }: Pick<Order, 'order_id'>, origin: string): string =>
  new URL(routes.publicTracking({ orderId }), origin).href;
