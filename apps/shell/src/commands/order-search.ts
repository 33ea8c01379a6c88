import type { Order } from '@courier/api-client';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The orders whose id, customer's name or customer's phone holds the text. */
export function matchingOrders(orders: readonly Order[], text: string, most: number): Order[] {
  const wanted = text.trim().toLocaleLowerCase();
  const digits = digitsOf(wanted).replace(/^0/, '');
  const isPhone = digits.length >= 3 && /^[\d\s+()-]+$/.test(wanted);
  const matches = ({ order_id, customer }: Order) =>
    order_id.toLocaleLowerCase().includes(wanted) ||
    customer.name.toLocaleLowerCase().includes(wanted) ||
    (isPhone && digitsOf(customer.phone_number).includes(digits));
  return wanted === '' ? [] : orders.filter(matches).slice(0, most);
}
