import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import type { CallOptions } from '../http/send';
import type { CancelReason } from '../order-rules/changes/cancel-reasons';
import type { VendorScope } from './list-scope';
import { cachedOrderBook, rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';
import { addToList } from './order-list';
import type { Order } from './order.schema';
import type { CreateOrder, UpdateOrder } from './orders.contract';

/**
 * Cancels an order and updates every screen.
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
 * Changes an order and updates every screen.
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
 * Updates every screen. Accepting a new pin needs a quote.
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
 * Gives the customer another PIN, which also unlocks it.
 * @throws ApiError
 */
export async function renewPin(
  api: ApiClient,
  client: QueryClient,
  { order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>,
): Promise<Order> {
  const { result } = await api.orders.renewPin({ body: { order_id, vendor_id } });
  rememberOrders(client, [result]);
  return result;
}

/**
 * Sends a change that the fleet's company has refused once more.
 * @throws ApiError
 */
export async function resendChange(
  api: ApiClient,
  client: QueryClient,
  { order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>,
): Promise<Order> {
  const { result } = await api.orders.resendChange({ body: { order_id, vendor_id } });
  rememberOrders(client, [result]);
  return result;
}

/**
 * Also adds the order to every list. Returns its id.
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

/** Lists that cannot be updated, because the book lacks the order or they include outlets, become stale. */
export function wasPlaced(client: QueryClient, vendorId: string, orderId: string): void {
  const isKnown = cachedOrderBook(client).has(orderId);
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: orderKeys.lists() })) {
    const scope = queryKey[3] as VendorScope;
    if (isKnown && scope.vendorId === vendorId) addToList(client, queryKey, [orderId]);
    else if (scope.vendorId === vendorId || scope.includeOutlets)
      // Stryker disable next-line BooleanLiteral: no key of a list is a prefix of another
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Marks every list of these vendors as stale. */
export function manyWerePlaced(client: QueryClient, vendorIds: readonly string[]): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: orderKeys.lists() })) {
    const scope = queryKey[3] as VendorScope;
    if (scope.includeOutlets || vendorIds.includes(scope.vendorId))
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
