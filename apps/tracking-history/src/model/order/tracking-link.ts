import type { Order } from '@courier/api-client';
import { routes } from '@courier/shell-api/routes';

type FindAddress = (to: string) => string | null;

/** The link for the customer, whose page shows the PIN that the rider needs, if any; null without such a page. */
export const customerLink = (
  { order_id: orderId, handover }: Pick<Order, 'order_id' | 'handover'>,
  findAddress: FindAddress,
): string | null => findAddress(routes.publicTracking({ orderId, key: handover?.customer_key }));

/** The link for places that the rider can read; without the PIN. */
export const openLink = (
  { order_id: orderId }: Pick<Order, 'order_id'>,
  findAddress: FindAddress,
): string | null => findAddress(routes.publicTracking({ orderId }));
