import { countryConfig } from '@courier/config';
import { writeAmount } from '../../../platform/money';
import type { CashDay } from './cash-day';
import type { GuestBalance } from './list-guests';

/** One line for all guests, who have no statement. */
export function describeGuests({ country }: CashDay, guests: readonly GuestBalance[]): string {
  const sumMinor = guests.reduce((sum, { dueMinor }) => sum + dueMinor, 0);
  const count = `${guests.length} ${guests.length === 1 ? 'guest' : 'guests'}`;
  const each = guests.map(({ vendorId, dueMinor }) => `${vendorId} ${writeAmount(dueMinor, country)}`);
  const amount = `${writeAmount(sumMinor, country)} ${countryConfig(country).isoCurrency}`;
  return `${country}: ${amount} due to ${count}: ${each.join(', ')}`;
}
