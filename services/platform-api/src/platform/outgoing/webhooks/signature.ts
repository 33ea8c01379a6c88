import { createHmac, timingSafeEqual, type BinaryLike } from 'node:crypto';

/** Whether a text is the HMAC-SHA256 of a content, in constant time. */
export function isSignature(
  received: string,
  { key, content, encoding }: { key: BinaryLike; content: readonly BinaryLike[]; encoding: 'hex' | 'base64' },
): boolean {
  const hmac = createHmac('sha256', key);
  for (const part of content) hmac.update(part);
  const expected = hmac.digest();
  const bytes = Buffer.from(received, encoding);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
