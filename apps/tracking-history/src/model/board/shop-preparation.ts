import type { Order } from '@courier/api-client';
import { isPreordered } from '@courier/api-client/order-rules';

/** The shop prepares an order once it is received, and a scheduled one not yet. */
export const shouldPrepare = (order: Pick<Order, 'status' | 'preordered_for'>, nowSeconds: number) =>
  order.status === 'RECEIVED' && !isPreordered(order, nowSeconds);
