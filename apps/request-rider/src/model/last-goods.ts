import type { Order } from '@courier/api-client';

/** Fewer digits are no complete number in any country. */
const LEAST_DIGITS = 6;

/** Digits of a number as typed, without the zero before a national number. */
const nationalDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');

/**
 * The newest order of the customer with this number, if it names its goods.
 * @param orders newest first
 */
export function findLastOrder(orders: readonly Order[], phone: string, phonePrefix: string): Order | null {
  const wanted = nationalDigits(phone);
  if (wanted.length < LEAST_DIGITS) return null;
  const prefix = phonePrefix.replace(/\D/g, '');
  const last = orders.find(({ customer }) => nationalDigits(customer.phone_number) === `${prefix}${wanted}`);
  return last && last.order.description !== '' ? last : null;
}
