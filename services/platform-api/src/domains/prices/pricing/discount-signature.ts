import type { Voucher } from '@courier/api-client/contract';
import { endOfTerm, newTerm, type SignatureVerdict, type SignedFee } from './fee-signature';
import { isSame, keyedHash } from '../../../platform/security/keyed-hash';

/** The signed content of a discounted fee: quote, voucher, and the remaining amount. */
export interface Discount extends SignedFee {
  /** Mark of the route, as inside the signature of the quote. */
  readonly route: string;
  readonly discountedMinor: number;
  readonly voucher: Voucher;
}

/** Valid for as long as a quote. */
export function signDiscount(secret: Buffer, discount: Discount, nowSeconds: number): string {
  const { term } = newTerm(nowSeconds);
  return `${term}.${sealDiscount(secret, discount, term)}`;
}

export function verifyDiscount(
  secret: Buffer,
  discount: Discount,
  signature: string,
  nowSeconds: number,
): SignatureVerdict {
  const [term = '', given = '', ...rest] = signature.split('.', 3);
  const validUntil = endOfTerm(term);
  if (!Number.isSafeInteger(validUntil) || rest.length > 0 || signature.length > 200) return 'invalid';
  if (!isSame(sealDiscount(secret, discount, term), given)) return 'invalid';
  return nowSeconds > validUntil ? 'expired' : 'valid';
}

function sealDiscount(
  secret: Buffer,
  { country, vendorId, feeMinor, route, discountedMinor, voucher }: Discount,
  term: string,
): string {
  const { code, type, amount } = voucher;
  return keyedHash(secret, 'discounted-fee', [
    country,
    vendorId,
    feeMinor,
    route,
    discountedMinor,
    code,
    type,
    amount,
    term,
  ]);
}
