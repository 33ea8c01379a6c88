import { createHash, createHmac } from 'node:crypto';
import type { CybersourceAccount } from '../../../settings/payment-accounts';

type SigningAccount = Pick<CybersourceAccount, 'merchantId' | 'keyId' | 'sharedSecret'>;

/** Headers of a call: HTTP signature with HmacSHA256 over host, date, target, digest and merchant. */
export function signedHeaders(
  { merchantId, keyId, sharedSecret }: SigningAccount,
  { method, url, body, date }: { method: 'POST' | 'DELETE'; url: URL; body: string | null; date: Date },
): Record<string, string> {
  const digest = body === null ? null : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const fields: [string, string][] = [
    ['host', url.host],
    ['date', date.toUTCString()],
    ['request-target', `${method.toLowerCase()} ${url.pathname}${url.search}`],
    ...(digest === null ? [] : ([['digest', digest]] satisfies [string, string][])),
    ['v-c-merchant-id', merchantId],
  ];
  const signature = createHmac('sha256', Buffer.from(sharedSecret, 'base64'))
    .update(fields.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64');
  const names = fields.map(([name]) => name).join(' ');
  return {
    date: date.toUTCString(),
    'v-c-merchant-id': merchantId,
    ...(digest === null ? {} : { digest, 'content-type': 'application/json' }),
    signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
  };
}
