import { latinDigits } from '../latin-digits';
import type { PostalCode } from './address-form';

/** Empty is right: no country requires one. */
export function isPostalCode({ pattern }: PostalCode, typed: string): boolean {
  const code = latinDigits(typed.normalize('NFKC'))
    .trim()
    .replace(/^〒\s*/, '')
    .toUpperCase();
  return code === '' || new RegExp(`^(?:${pattern})$`, 'u').test(code);
}

/** A number of four to seven digits that a city precedes or follows: `1011 Berlin`, `Singapore 23886`. */
const CODE_AND_CITY =
  /^(?:([A-Z]{0,2}-?\d{4,8}|\d{2,4}[ -]\d{2,4})\s+\p{L}[\p{L}\p{M} .'-]*|\p{L}[\p{L}\p{M} .'-]*\s([A-Z]{0,2}-?\d{4,8}|\d{2,4}-\d{2,4}))$/u;

/**
 * The number in an address that looks like a postal code but does not have the country's form. Street numbers are left
 * alone: the first part of an address is never read.
 */
export function doubtfulPostalCode(code: PostalCode | null, address: string): string | null {
  if (!code?.isEveryday) return null;
  const [, ...parts] = latinDigits(address.normalize('NFKC'))
    .split(/[,،、，]/)
    .map((part) => part.trim());
  const found = parts.map((part) => CODE_AND_CITY.exec(part)).findLast((match) => match !== null);
  const typed = found?.[1] ?? found?.[2];
  return typed === undefined || isPostalCode(code, typed) ? null : typed;
}
