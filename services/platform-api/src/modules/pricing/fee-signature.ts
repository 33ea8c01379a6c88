import { LIMITS } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature vouches for. */
export interface Quote {
  readonly country: string;
  readonly vendorId: string;
  readonly feeMinor: number;
  readonly source: LatLng;
  readonly destination: LatLng;
}

export interface SignedQuote {
  readonly signature: string;
  /** Unix seconds; good until the end of this second. */
  readonly validUntil: number;
}

export type SignatureVerdict = 'valid' | 'expired' | 'invalid';

/** Signs a quote for five minutes. */
export function signQuote(secret: Buffer, quote: Quote, nowSeconds: number): SignedQuote {
  const validUntil = nowSeconds + LIMITS.signatureSeconds;
  return { signature: `${validUntil.toString(36)}.${seal(secret, quote, validUntil)}`, validUntil };
}

/** Whether the signature belongs to exactly this quote, and still holds. A forged one is never told apart from a foreign one. */
export function verifyQuote(
  secret: Buffer,
  quote: Quote,
  signature: string,
  nowSeconds: number,
): SignatureVerdict {
  const [until = '', given = ''] = signature.split('.', 2);
  const validUntil = Number.parseInt(until, 36);
  if (!Number.isSafeInteger(validUntil) || signature.length > 200) return 'invalid';
  const expected = Buffer.from(seal(secret, quote, validUntil));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'invalid';
  return nowSeconds > validUntil ? 'expired' : 'valid';
}

function seal(
  secret: Buffer,
  { country, vendorId, feeMinor, source, destination }: Quote,
  validUntil: number,
): string {
  const text = JSON.stringify([country, vendorId, feeMinor, spot(source), spot(destination), validUntil]);
  return createHmac('sha256', secret).update(`delivery-fee ${text}`).digest('base64url');
}

/** About a metre: positions that travelled through other systems still match. */
const spot = ({ latitude, longitude }: LatLng): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
