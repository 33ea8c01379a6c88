import {
  CASH_REASONS,
  type CashReason,
  type RiderDelivery,
  type RiderEvent,
} from '@courier/api-client/rider-app';
import { latinDigits } from '@courier/config';
import type { StopDraft } from './stop-draft';

type StatedCash = Required<Pick<RiderEvent, 'collected_amount' | 'collected_currency'>> &
  Pick<RiderEvent, 'collected_reason'>;

const LARGEST_AMOUNT = 1_000_000_000;

/**
 * An amount in major units as the rider types it, with the digits of any language and a point or comma; null for other
 * text and for more decimals than the currency has.
 */
export function readAmount(text: string, decimals: number): number | null {
  const plain = latinDigits(text.trim()).replace(/[,٫،]/, '.');
  const [, fraction = ''] = /^\d+(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!/^\d+(\.\d+)?$/.test(plain) || fraction.length > decimals) return null;
  const amount = Number(plain);
  return amount <= LARGEST_AMOUNT ? amount : null;
}

const isCashReason = (reason: string): reason is CashReason => CASH_REASONS.some((known) => known === reason);

/** The cash that the rider states at the door; null until it is complete. Another amount needs a reason. */
export function readStatedCash(
  { isCashTaken, isCashOther, cashAmount, cashReason }: StopDraft,
  { amount_to_collect: due, currency }: RiderDelivery['items'],
  decimals: number,
): StatedCash | null {
  if (isCashTaken) return { collected_amount: due, collected_currency: currency };
  const amount = isCashOther ? readAmount(cashAmount, decimals) : null;
  if (amount === null) return null;
  const stated = { collected_amount: amount, collected_currency: currency };
  if (amount === due) return stated;
  return isCashReason(cashReason) ? { ...stated, collected_reason: cashReason } : null;
}
