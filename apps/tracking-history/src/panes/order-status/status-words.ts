import type { Order } from '@courier/api-client';
import { statusLabelKey } from '@courier/api-client/order-rules';
import type { Wording } from '../../copy';

/** The status of an order in words; a cancelled one says who cancelled. */
export function statusWords(order: Order, nowSeconds: number, { t, status }: Wording): string {
  if (order.status === 'CANCELLED' && order.cancellation) {
    return t(order.cancellation.by === 'USER' ? 'status.cancelledByUser' : 'status.cancelledByPlatform');
  }
  return status(statusLabelKey(order, nowSeconds));
}
