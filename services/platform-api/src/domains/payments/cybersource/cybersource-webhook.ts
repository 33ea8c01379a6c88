import { createHmac } from 'node:crypto';
import { isSignature } from '../../../platform/outgoing/webhooks/signature';
import type { CybersourceAccount } from '../../../settings/payment-accounts';
import { parseJson } from '../../../platform/outgoing/http/read-answer';
import type { Webhook } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { WebhookReading } from '../external/external-provider';
import { CYBERSOURCE_EVENTS, CYBERSOURCE_UNVERIFIED } from './cybersource-values';
import { webhookSchema } from './cybersource.schema';

/** `t=<time>;keyId=<id>;sig=<base64>`: an HMAC-SHA256 over `<time>.<body>`. Without a key no webhook is accepted. */
export function readCybersourceWebhook(
  { webhookKeys }: Pick<CybersourceAccount, 'webhookKeys'>,
  { headers, body }: Webhook,
): WebhookReading {
  const header = headers[CYBERSOURCE_UNVERIFIED.signatureHeader];
  if (typeof header !== 'string' || !webhookKeys.some((key) => isSigned(body, key, header)))
    return { kind: 'forged' };
  const parsed = webhookSchema.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable' };
  const { eventType, payload, payloads } = parsed.data;
  const isDispute = CYBERSOURCE_UNVERIFIED.disputeEvent.test(eventType);
  const kind = CYBERSOURCE_EVENTS[eventType] ?? (isDispute ? 'disputed' : undefined);
  const found = kind && findPayment(payloads ?? payload);
  if (!found) return { kind: 'facts', facts: [] };
  // Captures and refunds have ids of their own.
  const providerId = kind === 'authorised' || kind === 'refused' ? found.id : null;
  const fact = { reference: found.code, kind, providerId, amount: null, event: eventType };
  return { kind: 'facts', facts: [fact] };
}

export function cybersourceSignature(body: Buffer | string, key: string, time: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`${time}.`).update(body).digest('base64');
}

function isSigned(body: Buffer, key: string, header: string): boolean {
  const parts = new Map(
    header.split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  const content = [`${parts.get('t') ?? ''}.`, body];
  return isSignature(parts.get('sig') ?? '', {
    key: Buffer.from(key, 'base64'),
    content,
    encoding: 'base64',
  });
}

const MOST_DEPTH = 6;

/** The first object with an id and our reference; the documentation shows several shapes around it. */
function findPayment(value: unknown, depth = 0): { id: string; code: string } | null {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return null;
  const { id, clientReferenceInformation: info } = value as Record<string, unknown>;
  const code = (info as Record<string, unknown> | undefined)?.['code'];
  if (typeof id === 'string' && typeof code === 'string') return { id, code };
  for (const part of Object.values(value)) {
    const found = findPayment(part, depth + 1);
    if (found) return found;
  }
  return null;
}
