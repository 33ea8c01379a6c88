import { createHmac } from 'node:crypto';
import { isSignature } from '../../../platform/outgoing/webhooks/signature';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import { parseJson } from '../../../platform/outgoing/http/read-answer';
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
export const adyenSignature = (item: AdyenNotification, hexKey: string): string =>
  createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signedFields(item), 'utf8').digest('base64');

const signedFields = (item: AdyenNotification): string =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference ?? '',
    String(item.amount?.value ?? ''),
    item.amount?.currency ?? '',
    item.eventCode,
    String(item.success),
  ].join(':');

function isSigned(item: AdyenNotification, hexKey: string): boolean {
  const given = item.additionalData?.['hmacSignature'];
  const key = Buffer.from(hexKey, 'hex');
  const signed = { key, content: [signedFields(item)], encoding: 'base64' } as const;
  return typeof given === 'string' && isSignature(given, signed);
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
