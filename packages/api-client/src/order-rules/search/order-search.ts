import { readOrderNumber } from './order-number';
import { searchKey } from './search-key';

export interface SearchedOrder {
  order_id: string;
  customer: { name: string; phone_number: string };
}

interface Keys {
  /** Id, customer's phone and name, with a separator that no search text contains. */
  text: string;
  /** Digits of the phone, with its prefix. */
  phone: string;
}

/** Cached search keys. Orders are immutable: a newer version is another object. */
const keys = new WeakMap<SearchedOrder, Keys>();

function orderSearchKeys(order: SearchedOrder): Keys {
  const known = keys.get(order);
  if (known !== undefined) return known;
  const { order_id, customer } = order;
  const text = searchKey(`${order_id}\0${customer.phone_number}\0${customer.name}`);
  const made = { text, phone: customer.phone_number.replace(/\D/g, '') };
  keys.set(order, made);
  return made;
}

const LEAST_DIGITS = 3;

/** Digits of a possible phone number, without the national prefix; null for other text. */
function dialled(wanted: string): string | null {
  const digits = wanted.replace(/[+()./-]/g, '').replace(/^0+/, '');
  return /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS ? digits : null;
}

/**
 * Matches the text in id, customer phone or name, ignoring spaces, case and accents; a national phone number (`0912-048
 * 317`); or an order number (`K7M-2QX`). An empty text matches all.
 */
export function createOrderMatcher(text: string): (order: SearchedOrder) => boolean {
  const wanted = searchKey(text);
  const digits = dialled(wanted);
  const number = readOrderNumber(wanted);
  return (order) => {
    const known = orderSearchKeys(order);
    return (
      known.text.includes(wanted) ||
      (digits !== null && known.phone.includes(digits)) ||
      (number !== null && order.order_id.toLowerCase().endsWith(number))
    );
  };
}

export const prepareSearch = (order: SearchedOrder): void => void orderSearchKeys(order);

export const matchesSearch = (order: SearchedOrder, text: string): boolean => createOrderMatcher(text)(order);
