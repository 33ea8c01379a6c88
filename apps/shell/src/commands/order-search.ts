import type { Order } from '@courier/api-client';
import { createOrderMatcher, searchKey } from '@courier/api-client/order-rules';

/** Shorter texts match too many words. */
const LEAST_LETTERS = 3;

/**
 * Orders whose id, customer name or customer phone contains the text, or that have a word beginning with it.
 * @param orderWords further search words of an order, such as the label of its status
 */
export function matchingOrders(
  orders: readonly Order[],
  text: string,
  most: number,
  orderWords: (order: Order) => readonly string[],
): Order[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  const isNamed = createOrderMatcher(text);
  const hasWord = (order: Order) =>
    wanted.length >= LEAST_LETTERS && orderWords(order).some((word) => searchKey(word).startsWith(wanted));
  return orders.filter((order) => isNamed(order) || hasWord(order)).slice(0, most);
}
