import type { CountryCode } from '@courier/config';
import { countryConfig } from '@courier/config';
import { expect, it } from '@jest/globals';
import { readReportedCash } from './reported-cash';
import type { ReportedEvent } from './reported-event';

const read = (country: CountryCode, event: Partial<ReportedEvent>) =>
  readReportedCash(
    { country, currency: countryConfig(country).isoCurrency },
    { event_id: 'e', status: 'DELIVERED', occurred_at: 1, ...event },
  );

it.each([
  ['TW', 640, 640],
  ['DE', 12.34, 1234],
  ['DE', 0.1, 10],
  ['DE', 1.005e6, 100_500_000],
  ['KW', 1.235, 1235],
  ['KW', 0, 0],
] as const)('in %s, an amount of %d is %d in minor units', (country, amount, amountMinor) => {
  expect(read(country, { collected_amount: amount })).toEqual({ amountMinor, reason: null });
});

it.each([
  ['TW', { collected_amount: 640.5 }, 'cash-decimals', 'collected_amount'],
  ['DE', { collected_amount: 12.345 }, 'cash-decimals', 'collected_amount'],
  ['KW', { collected_amount: 1.2345 }, 'cash-decimals', 'collected_amount'],
  ['DE', { collected_amount: 1e10 }, 'cash-amount', 'collected_amount'],
  ['DE', { collected_amount: 12, collected_currency: 'USD' }, 'cash-currency', 'collected_currency'],
  ['DE', { collected_amount: 12, status: 'NEAR_CUSTOMER' }, 'cash-before-delivery', 'collected_amount'],
] as const)('in %s, a report of %j is refused as %s of the field %s', (country, event, key, field) => {
  expect(() => read(country, event)).toThrow(
    expect.objectContaining({ status: 400, translationKey: key, field }),
  );
});

it('an event without an amount, or with none collected before the delivery, reports no cash', () => {
  expect(read('DE', {})).toBeNull();
  expect(read('DE', { status: 'NEAR_CUSTOMER', collected_amount: 0 })).toBeNull();
});
