import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a header holds the hex HMAC-SHA256 of a body. */
export function isSigned(body: Buffer, secret: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || !/^[0-9a-f]{64}$/i.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'hex'), createHmac('sha256', secret).update(body).digest());
}
