import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import type { CallOptions } from '../http/send';
import type { CancelReason } from '../order-rules/cancel-reasons';
import type { VendorScope } from './list-scope';
import { orderBookOf, rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';
import { addToList } from './order-list';
import type { Order } from './order.schema';
import type { CreateOrder, UpdateOrder } from './orders.contract';

/**
 * Cancels an order; every screen shows the answer.
 * @throws ApiError
 */
export async function cancelOrder(
  api: ApiClient,
  client: QueryClient,
  { vendor_id, order_id }: Pick<Order, 'vendor_id' | 'order_id'>,
  reason: CancelReason,
): Promise<Order> {
  const { result } = await api.orders.cancel({ body: { vendor_id, order_id, reason } });
  rememberOrders(client, [result]);
  return result;
}

/**
 * Changes an order; every screen shows the answer.
 * @throws ApiError
 */
export async function updateOrder(
  api: ApiClient,
  client: QueryClient,
  orderId: string,
  body: UpdateOrder,
): Promise<Order> {
  const { result } = await api.orders.update({ params: { orderId }, body });
  rememberOrders(client, [result]);
  return result;
}

/**
 * Accepts or refuses what the customer proposed; every screen shows the answer. A new pin is accepted with a quote.
 * @throws ApiError
 */
export async function answerProposal(
  api: ApiClient,
  client: QueryClient,
  { order_id: orderId, vendor_id, proposal }: Pick<Order, 'order_id' | 'vendor_id' | 'proposal'>,
  answer: { accepted: boolean; quote?: { fee: number; signature: string } | undefined },
): Promise<Order> {
  const { accepted, quote } = answer;
  const { result } = await api.orders.answerProposal({
    params: { orderId },
    body: {
      vendor_id,
      accepted,
      created_at: proposal?.created_at ?? 0,
      ...(accepted && quote ? { delivery_fee: quote.fee, signature: quote.signature } : {}),
    },
  });
  rememberOrders(client, [result]);
  return result;
}

/**
 * Places an order and answers its id; every screen lists it.
 * @throws ApiError
 */
export async function placeOrder(
  api: ApiClient,
  client: QueryClient,
  body: CreateOrder,
  options: CallOptions = {},
): Promise<string> {
  const { result } = await api.orders.create({ body }, options);
  if (result.order) rememberOrders(client, [result.order]);
  wasPlaced(client, body.vendor_id, result.order_id);
  return result.order_id;
}

/**
 * Lists an order that was placed just now. Lists that should hold it and cannot, because the book does not have it
 * or because they hold outlets too, are read again when next looked at.
 */
export function wasPlaced(client: QueryClient, vendorId: string, orderId: string): void {
  const isKnown = orderBookOf(client).has(orderId);
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: orderKeys.lists() })) {
    const scope = queryKey[3] as VendorScope;
    if (isKnown && scope.vendorId === vendorId) addToList(client, queryKey, [orderId]);
    else if (scope.vendorId === vendorId || scope.includeOutlets)
      // Stryker disable next-line BooleanLiteral: no list’s key begins another’s
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Has every list that may hold orders of these vendors read again when next looked at, after many were placed. */
export function manyWerePlaced(client: QueryClient, vendorIds: readonly string[]): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: orderKeys.lists() })) {
    const scope = queryKey[3] as VendorScope;
    if (scope.includeOutlets || vendorIds.includes(scope.vendorId))
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
