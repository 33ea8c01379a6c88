import type { Order } from '@courier/api-client';
import { finderOf, searchKey } from '@courier/api-client/order-rules';

/** Shorter texts are part of too many words. */
const LEAST_LETTERS = 3;

/**
 * The orders whose id, customer's name or customer's phone holds the text, or one of whose words begins with it.
 * @param orderWords further words an order is found by, such as the label of its status
 */
export function matchingOrders(
  orders: readonly Order[],
  text: string,
  most: number,
  orderWords: (order: Order) => readonly string[],
): Order[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  const isNamed = finderOf(text);
  const hasWord = (order: Order) =>
    wanted.length >= LEAST_LETTERS && orderWords(order).some((word) => searchKey(word).startsWith(wanted));
  return orders.filter((order) => isNamed(order) || hasWord(order)).slice(0, most);
}
