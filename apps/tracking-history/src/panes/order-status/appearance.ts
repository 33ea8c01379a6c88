import type { Order } from '@courier/api-client';
import { isPreordered } from '@courier/api-client/order-rules';
import { statusAppearance, type StatusAppearance } from '@courier/ui-kit/core';

export function chooseAppearance(order: Order, nowSeconds: number): StatusAppearance {
  const previous = order.status_history.findLast(({ status }) => status !== order.status)?.status;
  return statusAppearance(order.status, { preordered: isPreordered(order, nowSeconds), previous });
}
