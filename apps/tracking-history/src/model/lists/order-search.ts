import type { Order } from '@courier/api-client';
import { createOrderMatcher, searchKey } from '@courier/api-client/order-rules';

/** Orders whose id, customer phone or customer name contains the text, ignoring spaces and case. */
export const searchOrders = (orders: readonly Order[], text: string): readonly Order[] =>
  searchKey(text) === '' ? orders : orders.filter(createOrderMatcher(text));
