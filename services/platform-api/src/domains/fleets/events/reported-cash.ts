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

type CashOrder = Pick<OrderRow, 'country' | 'currency' | 'payment_method' | 'cash_collected_minor'>;

/** Binary numbers differ from decimal ones by less; no currency has parts as small. */
const LARGEST_ERROR = 1e-6;

/**
 * The cash that an event reports with the delivery; null without an amount, and for 0 where no cash was due. Fleets may
 * send the fields with every event; with another status they have no effect.
 * @throws Refusal 400 for an amount that the order cannot have, so that none is dropped
 */
export function readReportedCash(row: CashOrder, event: ReportedEvent): ReportedCash | null {
  const { country, currency } = row;
  const { collected_amount: amount, collected_currency: reportedCurrency = currency } = event;
  if (event.status !== 'DELIVERED' || amount === undefined) return null;
  if (amount === 0 && row.payment_method !== 'CASH_ON_DELIVERY' && row.cash_collected_minor === null)
    return null;
  if (reportedCurrency !== currency)
    throw badInput(
      `Cash of this order is in ${currency}, not in ${reportedCurrency}.`,
      'cash-currency',
      'collected_currency',
    );
  if (amount > LARGEST_AMOUNT) throw badInput('The amount is too large.', 'cash-amount', 'collected_amount');
  const { decimals } = countryConfig(country);
  const rounded = Number(amount.toFixed(decimals));
  if (Math.abs(rounded - amount) > LARGEST_ERROR)
    throw badInput(
      `An amount in ${currency} has at most ${decimals} decimals.`,
      'cash-decimals',
      'collected_amount',
    );
  return { amountMinor: toMinor(rounded, country), reason: event.collected_reason ?? null };
}
