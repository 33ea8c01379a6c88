import type { Order } from '@courier/api-client';

const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Orders whose id, customer phone or customer name contains the text, ignoring spaces and case. */
export function searchOrders(orders: readonly Order[], text: string): readonly Order[] {
  const wanted = squeezed(text);
  if (wanted === '') return orders;
  return orders.filter(({ order_id, customer }) =>
    [order_id, customer.phone_number, customer.name].some((value) => squeezed(value).includes(wanted)),
  );
}
