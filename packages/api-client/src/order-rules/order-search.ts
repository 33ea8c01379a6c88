import { readOrderNumber } from './order-number';
import { searchKey } from './search-key';

/** What of an order is searched. */
export interface SearchedOrder {
  order_id: string;
  customer: { name: string; phone_number: string };
}

interface Keys {
  /** Id, customer's phone and name; no text that is looked for holds what parts them. */
  text: string;
  /** The digits of the phone, with its prefix. */
  phone: string;
}

/** What of an order is searched, as texts are compared. An order never changes: a newer one takes its place. */
const keys = new WeakMap<SearchedOrder, Keys>();

function keysOf(order: SearchedOrder): Keys {
  const known = keys.get(order);
  if (known !== undefined) return known;
  const { order_id, customer } = order;
  const text = searchKey(`${order_id}\0${customer.phone_number}\0${customer.name}`);
  const made = { text, phone: customer.phone_number.replace(/\D/g, '') };
  keys.set(order, made);
  return made;
}

const LEAST_DIGITS = 3;

/** The digits of what may be a phone number, without what is dialled before it at home; null for any other text. */
function dialled(wanted: string): string | null {
  const digits = wanted.replace(/[+()./-]/g, '').replace(/^0+/, '');
  return /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS ? digits : null;
}

/**
 * Checks for each order whether id, customer phone or customer name contains the text, ignoring spaces, case and
 * accents, or the phone the digits of a number as it is written at home (`0912-048 317`), or the id ends with an order
 * number as it is said (`K7M-2QX`); everything contains none.
 */
export function finderOf(text: string): (order: SearchedOrder) => boolean {
  const wanted = searchKey(text);
  const digits = dialled(wanted);
  const number = readOrderNumber(wanted);
  return (order) => {
    const known = keysOf(order);
    return (
      known.text.includes(wanted) ||
      (digits !== null && known.phone.includes(digits)) ||
      (number !== null && order.order_id.toLowerCase().endsWith(number))
    );
  };
}

/** Reckons ahead what is compared, where thousands may be searched. */
export const prepareSearch = (order: SearchedOrder): void => void keysOf(order);

/** Whether one order is found by the text. */
export const matchesSearch = (order: SearchedOrder, text: string): boolean => finderOf(text)(order);
