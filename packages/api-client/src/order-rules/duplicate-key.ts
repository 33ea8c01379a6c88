import { latinDigits } from '@courier/config';

/** Numbers may have a country code, so only their last digits are compared. */
const COMPARED_DIGITS = 8;

/** Ignores formatting; null where a part is missing. Two orders with the same key may be duplicates. */
export function duplicateKey(phone: string, address: string): string | null {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '').slice(-COMPARED_DIGITS);
  const place = latinDigits(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return digits === '' || place === '' ? null : `${digits} ${place}`;
}
