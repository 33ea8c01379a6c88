import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** One message as it is signed; `timestamp` in unix seconds. */
export interface SignedContent {
  messageId: string;
  timestamp: number;
  body: string;
}

/**
 * The headers of Standard Webhooks.
 * @param secrets the newest first; during a rotation the old one signs as well
 */
export function signMessage(
  secrets: readonly string[],
  { messageId, timestamp, body }: SignedContent,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
    return `v1,${mac}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
