import { LIMITS } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Quote {
  readonly country: string;
  readonly vendorId: string;
  readonly feeMinor: number;
  readonly source: LatLng;
  readonly destination: LatLng;
  /** The order whose stored fee this is; the quote is only valid for changing it. */
  readonly orderId?: string | undefined;
  /** What else the fee depends on, by `feeTerms`; empty for most tariffs. */
  readonly terms?: string | undefined;
}

export interface SignedQuote {
  readonly signature: string;
  /** Unix seconds, inclusive. */
  readonly validUntil: number;
}

export type SignatureVerdict = 'valid' | 'expired' | 'invalid';

/** The part that can be verified without the route. */
export type SignedFee = Pick<Quote, 'country' | 'vendorId' | 'feeMinor'>;

/** Signs a quote for five minutes: `{term}.{mark of the route}.{seal}`. */
export function signQuote(secret: Buffer, quote: Quote, nowSeconds: number): SignedQuote {
  const { term, validUntil } = newTerm(nowSeconds);
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

/** The mark of the route inside a signature; empty if absent. */
export const signedRoute = (signature: string): string => signature.split('.', 3)[1] ?? '';

/** Identifies the two ends of a route without revealing them. */
export function routeMark(
  secret: Buffer,
  { source, destination, orderId, terms }: Pick<Quote, 'source' | 'destination' | 'orderId' | 'terms'>,
): string {
  const values: unknown[] = [spot(source), spot(destination)];
  if (orderId !== undefined) values.push(orderId);
  if (terms) values.push({ terms });
  return seal(secret, 'route', values).slice(0, 22);
}

/** A keyed hash of values; `purpose` separates kinds of hashes. */
export function seal(secret: Buffer, purpose: string, values: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(`${purpose} ${JSON.stringify(values)}`)
    .digest('base64url');
}

/** Compares in constant time. */
export function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const sealFee = (
  secret: Buffer,
  { country, vendorId, feeMinor }: SignedFee,
  route: string,
  term: string,
): string => seal(secret, 'delivery-fee', [country, vendorId, feeMinor, route, term]);

export const sameSpot = (a: LatLng, b: LatLng): boolean => spot(a) === spot(b);

/** About a metre, so that positions rounded by other systems still match. */
const spot = ({ latitude, longitude }: LatLng): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
