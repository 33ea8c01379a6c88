import type { Order } from '@courier/api-client';
import { routes } from '@courier/shell-api/routes';

export const trackingLink = ({ order_id: orderId }: Pick<Order, 'order_id'>, origin: string): string =>
  new URL(routes.publicTracking({ orderId }), origin).href;
