import { latinDigits } from '@courier/config';

/** Numbers are written with and without the country code, so only their last digits are compared. */
const COMPARED_DIGITS = 8;

/**
 * The same text for every way to write this phone number and this address; null where one of them is missing.
 * Two orders with the same key may be one order that was entered twice.
 */
export function duplicateKey(phone: string, address: string): string | null {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '').slice(-COMPARED_DIGITS);
  const place = latinDigits(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return digits === '' || place === '' ? null : `${digits} ${place}`;
}
