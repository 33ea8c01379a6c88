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

/** With three decimals, the comma may separate thousands or decimals. */
const THREE_DECIMALS = 3;
const AMBIGUOUS_COMMA = /^[1-9]\d{0,2}[,،]\d{3}$/;

/**
 * An amount in major units as the rider types it, with the digits of any language and a point or comma; null for other
 * text, for more decimals than the currency has, and where a comma could separate thousands.
 */
export function readTypedAmount(text: string, decimals: number): number | null {
  const digits = latinDigits(text.trim());
  if (decimals === THREE_DECIMALS && AMBIGUOUS_COMMA.test(digits)) return null;
  const plain = digits.replace(/[,٫،]/, '.');
  const [, fraction = ''] = /^\d+(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!/^\d+(\.\d+)?$/.test(plain) || fraction.length > decimals) return null;
  const amount = Number(plain);
  return amount <= LARGEST_AMOUNT ? amount : null;
}

const isCashReason = (reason: string): reason is CashReason => CASH_REASONS.some((known) => known === reason);

/** Whether an amount is so large that the rider has to confirm it: 6400 for 640 is a slip of the finger. */
export const needsConfirmation = (amount: number, due: number): boolean => amount > 2 * due;

/**
 * The cash that the rider states at the door; null until it is complete. Another amount needs a reason, and a
 * confirmation above twice the amount due.
 */
export function readStatedCash(
  { isCashTaken, isCashOther, cashAmount, cashReason, isCashConfirmed }: StopDraft,
  { amount_to_collect: due, currency }: RiderDelivery['items'],
  decimals: number,
): StatedCash | null {
  if (isCashTaken) return { collected_amount: due, collected_currency: currency };
  const amount = isCashOther ? readTypedAmount(cashAmount, decimals) : null;
  if (amount === null) return null;
  const stated = { collected_amount: amount, collected_currency: currency };
  if (amount === due) return stated;
  if (needsConfirmation(amount, due) && !isCashConfirmed) return null;
  return isCashReason(cashReason) ? { ...stated, collected_reason: cashReason } : null;
}
