/** What of an order is searched. */
export interface SearchedOrder {
  order_id: string;
  customer: { name: string; phone_number: string };
}

/** As texts are compared: without spaces, in small letters. */
export const searchKey = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** What of an order is searched, as texts are compared, a line each. An order never changes: a newer one takes its place. */
const keys = new WeakMap<SearchedOrder, string>();

function keyOf(order: SearchedOrder): string {
  const { order_id, customer } = order;
  const key = keys.get(order) ?? [order_id, customer.phone_number, customer.name].map(searchKey).join('\n');
  keys.set(order, key);
  return key;
}

/** Whether id, customer phone or customer name contains the text, ignoring spaces and case; everything contains none. */
export const matchesSearch = (order: SearchedOrder, text: string): boolean =>
  keyOf(order).includes(searchKey(text));
