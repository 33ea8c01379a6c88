import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, Order } from '@courier/api-client';
import type { CANCEL_REASONS } from '@courier/api-client/order-rules';
import type { CancelState } from '../model/cancel-state';
import { rememberOrders } from './order-book.queries';

export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Raised without a call when the status of the order does not allow to cancel. */
export class NotCancellableError extends Error {
  override name = 'NotCancellableError';
}

/** @param stateOf whether the order can be cancelled at the moment of the attempt */
export const cancelOrderOptions = (api: ApiClient, stateOf: (order: Order) => CancelState) =>
  mutationOptions({
    mutationFn: async ({ order, reason }: { order: Order; reason: CancelReason }) => {
      if (!stateOf(order).allowed) throw new NotCancellableError('order cannot be cancelled at this stage');
      const { result } = await api.orders.cancel({
        body: { vendor_id: order.vendor_id, order_id: order.order_id, reason },
      });
      return result;
    },
    onSuccess: (order, _variables, _onMutate, { client }) => rememberOrders(client, [order]),
    retry: false,
  });
