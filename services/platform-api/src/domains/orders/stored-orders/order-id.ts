import { buildOrderId } from '@courier/api-client/order-rules';
import { localDate } from '@courier/config/time';
import { randomBytes } from 'node:crypto';

/** Unambiguous digits and letters; 32 characters are five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 14;

/** `{vendor}-{yymm}{random}`: the month in the order's country and 70 random bits. */
export function newOrderId(vendorId: string, nowSeconds: number, timezone: string): string {
  const month = localDate(nowSeconds, timezone).slice(2, 7).replace('-', '');
  const random = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
  return buildOrderId(vendorId, month + random);
}
