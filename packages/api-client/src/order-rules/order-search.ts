/** What of an order is searched. */
export interface SearchedOrder {
  order_id: string;
  customer: { name: string; phone_number: string };
}

/** As texts are compared: without spaces, in small letters. */
export const searchKey = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * What of an order is searched, as texts are compared; no text that is looked for holds what parts them. An order never
 * changes: a newer one takes its place.
 */
const keys = new WeakMap<SearchedOrder, string>();

function keyOf(order: SearchedOrder): string {
  const known = keys.get(order);
  if (known !== undefined) return known;
  const { order_id, customer } = order;
  const key = searchKey(`${order_id}\0${customer.phone_number}\0${customer.name}`);
  keys.set(order, key);
  return key;
}

/**
 * Tells of each order whether id, customer phone or customer name contains the text, ignoring spaces and case;
 * everything contains none.
 */
export function finderOf(text: string): (order: SearchedOrder) => boolean {
  const wanted = searchKey(text);
  return (order) => keyOf(order).includes(wanted);
}

/** Reckons ahead what is compared, where thousands may be searched. */
export const prepareSearch = (order: SearchedOrder): void => void keyOf(order);

/** Whether one order is found by the text. */
export const matchesSearch = (order: SearchedOrder, text: string): boolean => finderOf(text)(order);
