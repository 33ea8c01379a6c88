import type { Order } from '@courier/api-client';
import { finderOf, searchKey } from '@courier/api-client/order-rules';

/** The orders whose id, customer's name or customer's phone holds the text. */
export const matchingOrders = (orders: readonly Order[], text: string, most: number): Order[] =>
  searchKey(text) === '' ? [] : orders.filter(finderOf(text)).slice(0, most);
