import { latinDigits } from '@courier/config';

/** Numbers may have a country code, so only their last digits are part of the key. */
const COMPARED_DIGITS = 8;

const phoneDigits = (phone: string): string => latinDigits(phone.normalize('NFKC')).replace(/\D/g, '');

/** Ignores formatting; null where a part is missing. Two orders with the same key may be duplicates: see `isSamePhone`. */
export function duplicateKey(phone: string, address: string): string | null {
  const digits = phoneDigits(phone).slice(-COMPARED_DIGITS);
  const place = latinDigits(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return digits === '' || place === '' ? null : `${digits} ${place}`;
}

/** Whether two numbers are the same but for prefixes of the country and the trunk, which one of them may lack. */
export function isSamePhone(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((phone) => phoneDigits(phone).replace(/^0+/, ''))
    .sort((first, second) => first.length - second.length);
  return longer.endsWith(shorter);
}
