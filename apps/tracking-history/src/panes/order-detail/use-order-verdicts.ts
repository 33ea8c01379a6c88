import type { Order } from '@courier/api-client';
import { orderActions, type OrderActions } from '@courier/api-client/order-rules';
import { useFlag, useSession } from '@courier/shell-api';

export function useOrderVerdicts(order: Order, nowSeconds: number): OrderActions {
  const isGuest = useSession().mode === 'GUEST' || order.sender !== null;
  return orderActions(order, {
    nowSeconds,
    isGuest,
    delayedCancellation: useFlag('delayed-cancellation'),
    offersChange: useFlag('show-modify-order-button'),
    offersHelp: useFlag('helpcenter'),
    showsApproach: useFlag('show-track-order-before-picked-up'),
    proofs: {
      pickup: useFlag('proof-of-pickup-web'),
      delivery: useFlag('proof-of-delivery-web'),
      return: useFlag('proof-of-return-web'),
    },
  });
}
