import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import { parseJson } from '../external/exchange';
import type { WebhookFact, WebhookReading } from '../external/external-provider';
import { wholeUnits } from '../external/provider-amount';
import { ADYEN_DECIMALS, ADYEN_EVENTS } from './adyen-values';
import { webhookSchema, type AdyenNotification } from './adyen.schema';

/** Standard webhooks. Each item is signed on its own; one wrong signature refuses the whole body. */
export function readAdyenWebhook(
  { webhookKeys, merchantAccount }: Pick<AdyenAccount, 'webhookKeys' | 'merchantAccount'>,
  body: Buffer,
): WebhookReading {
  const parsed = webhookSchema.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable' };
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => webhookKeys.some((key) => isSigned(item, key)))) return { kind: 'forged' };
  const ours = items.filter((item) => item.merchantAccountCode === merchantAccount);
  return { kind: 'facts', facts: ours.flatMap(toFact) };
}

/** Base64 HMAC-SHA256, with the hex key, of eight fields joined by colons. */
export function adyenSignature(item: AdyenNotification, hexKey: string): string {
  const fields = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference ?? '',
    String(item.amount?.value ?? ''),
    item.amount?.currency ?? '',
    item.eventCode,
    String(item.success),
  ];
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(fields.join(':'), 'utf8').digest('base64');
}

function isSigned(item: AdyenNotification, hexKey: string): boolean {
  const given = item.additionalData?.['hmacSignature'];
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(adyenSignature(item, hexKey), 'base64');
  const received = Buffer.from(given, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function toFact(item: AdyenNotification): WebhookFact[] {
  const outcomes = ADYEN_EVENTS[item.eventCode];
  const isSuccess = String(item.success) === 'true';
  const kind = isSuccess ? outcomes?.success : outcomes?.failure;
  const reference = item.merchantReference || null;
  const providerId = item.eventCode === 'AUTHORISATION' ? item.pspReference : item.originalReference || null;
  if (!kind || (reference === null && providerId === null)) return [];
  const { amount } = item;
  return [
    {
      reference,
      kind,
      providerId,
      amount: amount ? wholeUnits(amount, ADYEN_DECIMALS) : null,
      event: `${item.eventCode} ${String(item.success)}`,
    },
  ];
}
