import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed hash of values; `purpose` separates kinds of hashes. */
export function keyedHash(secret: Buffer, purpose: string, values: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(`${purpose} ${JSON.stringify(values)}`)
    .digest('base64url');
}

/** Compares in constant time. */
export function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
