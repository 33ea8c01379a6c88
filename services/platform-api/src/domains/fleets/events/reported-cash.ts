import { countryConfig } from '@courier/config';
import type { OrderRow } from '../../../platform/db/schema';
import { LARGEST_AMOUNT, toMinor } from '../../../platform/money';
import { badInput } from '../../../platform/requests/refusal';
import type { ReportedEvent } from './reported-event';

/** Collected cash of an event, in minor units. */
export interface ReportedCash {
  amountMinor: number;
  reason: string | null;
}

/**
 * The cash that an event reports; null without an amount.
 * @throws Refusal 400 for an amount that the order cannot have, so that none is dropped
 */
export function readReportedCash(
  { country, currency }: Pick<OrderRow, 'country' | 'currency'>,
  event: ReportedEvent,
): ReportedCash | null {
  const { collected_amount: amount, collected_currency: reportedCurrency = currency } = event;
  if (reportedCurrency !== currency)
    throw badInput(
      `Cash of this order is in ${currency}, not in ${reportedCurrency}.`,
      'cash-currency',
      'collected_currency',
    );
  if (amount === undefined) return null;
  if (amount > LARGEST_AMOUNT) throw badInput('The amount is too large.', 'cash-amount', 'collected_amount');
  const { decimals } = countryConfig(country);
  if (Number(amount.toFixed(decimals)) !== amount)
    throw badInput(
      `An amount in ${currency} has at most ${decimals} decimals.`,
      'cash-decimals',
      'collected_amount',
    );
  if (event.status !== 'DELIVERED') {
    if (amount === 0) return null;
    throw badInput('Cash is reported with the status DELIVERED.', 'cash-before-delivery', 'collected_amount');
  }
  return { amountMinor: toMinor(amount, country), reason: event.collected_reason ?? null };
}
