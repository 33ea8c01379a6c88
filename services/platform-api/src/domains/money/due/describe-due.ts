import { writeAmount } from '../../../platform/money';
import type { CashDay } from './cash-day';
import { AGE_NAMES } from './list-ages';
import type { HolderDay } from './list-due';

const HEADINGS = [
  'country',
  'day',
  'rider or fleet',
  'name',
  'currency',
  'before',
  'collected',
  'of it assumed',
  'corrected',
  'handed in',
  'due',
  ...AGE_NAMES,
];

/** A line with tabs for each rider and fleet, then the sum. */
export function describeDue(day: CashDay, holders: readonly HolderDay[]): string {
  if (holders.length === 0) return `${day.country} ${day.date}: no rider and no fleet holds cash.`;
  const lines = holders.map((holder) =>
    [
      day.country,
      day.date,
      holder.holderId,
      holder.name,
      holder.currency,
      ...[
        holder.beforeMinor,
        holder.collectedMinor,
        holder.assumedMinor,
        holder.correctedMinor,
        holder.handedInMinor,
        holder.dueMinor,
        ...holder.agesMinor,
      ].map((minor) => writeAmount(minor, day.country)),
    ].join('\t'),
  );
  return [HEADINGS.join('\t'), ...lines, describeSum(day, holders)].join('\n');
}

function describeSum({ country }: CashDay, holders: readonly HolderDay[]): string {
  const sumMinor = holders.reduce((sum, { dueMinor }) => sum + dueMinor, 0);
  const count = `${holders.length} ${holders.length === 1 ? 'holder' : 'holders'}`;
  return `${country}: ${writeAmount(sumMinor, country)} ${holders[0]?.currency} due from ${count}`;
}
