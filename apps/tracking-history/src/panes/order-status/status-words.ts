import type { Order } from '@courier/api-client';
import { sentenceKey, statusLabelKey } from '@courier/api-client/order-rules';
import type { Wording } from '../../copy';

export function statusWords(order: Order, nowSeconds: number, { t, status }: Wording): string {
  if (order.status === 'CANCELLED' && order.cancellation) {
    return t(order.cancellation.by === 'USER' ? 'status.cancelledByUser' : 'status.cancelledByPlatform');
  }
  return status(statusLabelKey(order, nowSeconds));
}

/** Written for the sender. */
export const statusSentence = (
  order: Order,
  nowSeconds: number,
  sender: 'shop' | 'guest',
  t: Wording['t'],
): string => t(`sentence.${sender}.${sentenceKey(order, nowSeconds)}`);
