/** What of an order is searched. */
export interface SearchedOrder {
  order_id: string;
  customer: { name: string; phone_number: string };
}

/** As texts are compared: without spaces, in small letters. */
export const searchKey = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** Whether id, customer phone or customer name contains the text, ignoring spaces and case; everything contains none. */
export function matchesSearch({ order_id, customer }: SearchedOrder, text: string): boolean {
  const wanted = searchKey(text);
  return [order_id, customer.phone_number, customer.name].some((value) => searchKey(value).includes(wanted));
}
