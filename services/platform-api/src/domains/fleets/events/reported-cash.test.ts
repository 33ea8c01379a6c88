import type { CountryCode } from '@courier/config';
import { countryConfig } from '@courier/config';
import { expect, it } from '@jest/globals';
import { readReportedCash } from './reported-cash';
import type { OrderRow } from '../../../platform/db/schema';
import type { ReportedEvent } from './reported-event';

const read = (country: CountryCode, event: Partial<ReportedEvent>, payment_method = 'CASH_ON_DELIVERY') =>
  readReportedCash(
    {
      country,
      currency: countryConfig(country).isoCurrency,
      payment_method: payment_method as OrderRow['payment_method'],
      cash_collected_minor: null,
    },
    { event_id: 'e', status: 'DELIVERED', occurred_at: 1, ...event },
  );

it.each([
  ['TW', 640, 640],
  ['DE', 12.34, 1234],
  ['DE', 0.1, 10],
  ['DE', 1.005e6, 100_500_000],
  ['KW', 1.235, 1235],
  ['KW', 0, 0],
  // 12.1 + 0.2 of a fleet's own sum.
  ['DE', 12.299999999999999, 1230],
] as const)('in %s, an amount of %d is %d in minor units', (country, amount, amountMinor) => {
  expect(read(country, { collected_amount: amount })).toEqual({ amountMinor, reason: null });
});

it.each([
  ['TW', { collected_amount: 640.5 }, 'cash-decimals', 'collected_amount'],
  ['DE', { collected_amount: 12.345 }, 'cash-decimals', 'collected_amount'],
  ['KW', { collected_amount: 1.2345 }, 'cash-decimals', 'collected_amount'],
  ['DE', { collected_amount: 1e10 }, 'cash-amount', 'collected_amount'],
  ['DE', { collected_amount: 12, collected_currency: 'USD' }, 'cash-currency', 'collected_currency'],
] as const)('in %s, a report of %j is refused as %s of the field %s', (country, event, key, field) => {
  expect(() => read(country, event)).toThrow(
    expect.objectContaining({ status: 400, translationKey: key, field }),
  );
});

it('an event without an amount, or with another status, reports no cash', () => {
  expect(read('DE', { collected_currency: 'USD' })).toBeNull();
  expect(read('DE', { status: 'NEAR_CUSTOMER', collected_amount: 12 })).toBeNull();
  expect(read('TW', { status: 'PICKED_UP', collected_amount: 640.5, collected_currency: 'USD' })).toBeNull();
});

it('0 is a report where cash was due, and none for an order paid before', () => {
  expect(read('TW', { collected_amount: 0 })).toEqual({ amountMinor: 0, reason: null });
  expect(read('TW', { collected_amount: 0 }, 'PAID')).toBeNull();
  expect(read('TW', { collected_amount: 5 }, 'PAID')).toEqual({ amountMinor: 5, reason: null });
});
