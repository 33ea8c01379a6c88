import { countryConfig } from '@courier/config';
import { writeAmount, writeMinor } from '../../../platform/money';
import type { CashDifference } from './list-differences';

const HEADINGS = [
  'collected at',
  'order',
  'shop',
  'fleet',
  'rider',
  'currency',
  'due',
  'collected',
  'difference',
  'reason',
  'amount before the correction',
];

/** A line with tabs for each order, then the sum of each currency. */
export function describeDifferences(differences: readonly CashDifference[]): string {
  if (differences.length === 0) return 'No collected cash differs from the amount due.';
  return [HEADINGS.join('\t'), ...differences.map(describeDifference), ...describeSums(differences)].join(
    '\n',
  );
}

function describeDifference(order: CashDifference): string {
  const collectedMinor = order.cash_collected_minor ?? 0;
  const differenceMinor = order.cash_difference_minor ?? 0;
  const { cash_corrected_from_minor: correctedFromMinor } = order;
  const amount = (minor: number) => writeAmount(minor, order.country);
  return [
    new Date((order.cash_collected_at ?? 0) * 1000).toISOString(),
    order.order_id,
    order.vendor_id,
    order.fleet_id ?? '',
    order.rider_id ?? '',
    order.currency,
    amount(collectedMinor - differenceMinor),
    amount(collectedMinor),
    amount(differenceMinor),
    order.cash_reason ?? '',
    correctedFromMinor === null ? '' : amount(correctedFromMinor),
  ].join('\t');
}

function describeSums(differences: readonly CashDifference[]): string[] {
  const sums = new Map<string, { minor: number; count: number; decimals: number }>();
  for (const { currency, country, cash_difference_minor: minor } of differences) {
    const sum = sums.get(currency) ?? { minor: 0, count: 0, decimals: countryConfig(country).decimals };
    sums.set(currency, { ...sum, minor: sum.minor + (minor ?? 0), count: sum.count + 1 });
  }
  return [...sums].map(
    ([currency, { minor, count, decimals }]) =>
      `${currency}: ${writeMinor(minor, decimals)} in ${count} ${count === 1 ? 'order' : 'orders'}`,
  );
}
