import { LIMITS, type CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { randomBytes } from 'node:crypto';
import { routeMark } from '../../places';
import { isSame, keyedHash } from '../../../platform/security/keyed-hash';
import { formatPricedBy, type PricedBy } from './priced-by';

export interface Quote {
  readonly country: CountryCode;
  readonly vendorId: string;
  readonly feeMinor: number;
  readonly source: LatLng;
  readonly destination: LatLng;
  /** The order whose stored fee this is; the quote is only valid for changing it. */
  readonly orderId?: string | undefined;
  /** What else the fee depends on, by `feeTerms`; empty for most tariffs. */
  readonly terms?: string | undefined;
  /** Absent for a fee that was not computed now. */
  readonly pricedBy?: PricedBy | undefined;
}

export interface SignedQuote {
  readonly signature: string;
  /** Unix seconds, inclusive. */
  readonly validUntil: number;
}

export type SignatureVerdict = 'valid' | 'expired' | 'invalid';

/** The part that can be verified without the route. */
export type SignedFee = Pick<Quote, 'country' | 'vendorId' | 'feeMinor'>;

/**
 * Signs a quote for five minutes: `{term}.{mark of the route}.{keyed hash}`. The term ends with what the fee was
 * computed from; earlier releases accept it, because they sign the term as a whole.
 */
export function signQuote(secret: Buffer, quote: Quote, nowSeconds: number): SignedQuote {
  const { term: expiry, validUntil } = newTerm(nowSeconds);
  const term = quote.pricedBy ? expiry + formatPricedBy(quote.pricedBy) : expiry;
  const route = routeMark(secret, quote);
  return { signature: `${term}.${route}.${sealFee(secret, quote, route, term)}`, validUntil };
}

/** The expiry of a signature, made unique within a second, because orders are counted by signature. */
export function newTerm(nowSeconds: number): { term: string; validUntil: number } {
  const validUntil = nowSeconds + LIMITS.signatureSeconds;
  return { term: `${validUntil.toString(36)}-${randomBytes(6).toString('base64url')}`, validUntil };
}

/** Unix seconds; NaN when there is none. */
// Stryker disable next-line StringLiteral,MethodExpression: `split` always gives a first part, and `parseInt` stops at a dash.
export const endOfTerm = (term: string): number => Number.parseInt(term.split('-', 1)[0] ?? '', 36);

/**
 * Whether the signature belongs to this quote and is not expired. Forged and foreign signatures give the same
 * result.
 */
export function verifyQuote(
  secret: Buffer,
  quote: Quote,
  signature: string,
  nowSeconds: number,
): SignatureVerdict {
  if (signedRoute(signature) !== routeMark(secret, quote)) return 'invalid';
  return verifyFee(secret, quote, signature, nowSeconds);
}

/** Without the route: checks vendor, fee and expiry. */
export function verifyFee(
  secret: Buffer,
  fee: SignedFee,
  signature: string,
  nowSeconds: number,
): SignatureVerdict {
  const [term = '', route = '', given = '', ...rest] = signature.split('.', 4);
  const validUntil = endOfTerm(term);
  if (!Number.isSafeInteger(validUntil) || rest.length > 0 || signature.length > 200) return 'invalid';
  if (!isSame(sealFee(secret, fee, route, term), given)) return 'invalid';
  return nowSeconds > validUntil ? 'expired' : 'valid';
}

/** The expiry, with what the fee was computed from. */
// Stryker disable next-line StringLiteral: `split` always gives a first part.
export const signedTerm = (signature: string): string => signature.split('.', 1)[0] ?? '';

/** The mark of the route inside a signature; empty if absent. */
export const signedRoute = (signature: string): string => signature.split('.', 3)[1] ?? '';

const sealFee = (
  secret: Buffer,
  { country, vendorId, feeMinor }: SignedFee,
  route: string,
  term: string,
): string => keyedHash(secret, 'delivery-fee', [country, vendorId, feeMinor, route, term]);
