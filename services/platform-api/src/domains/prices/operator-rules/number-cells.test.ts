import type { CountryCode } from '@courier/config';
import { expect, it } from '@jest/globals';
import { CellError } from './read-cells';
import { readAmount, readDecimal, readRate, writeRate } from './number-cells';

const row = (value: string) => ({ line: 2, cells: { amount: value } });
const read = (reader: () => number): number | string => {
  try {
    return reader();
  } catch (error) {
    if (error instanceof CellError) return error.message;
    throw error;
  }
};
const amount = (country: CountryCode, value: string) => read(() => readAmount(row(value), 'amount', country));
const rate = (country: CountryCode, value: string) => read(() => readRate(row(value), 'amount', country));

it.each<[CountryCode, string, number]>([
  ['VN', '15000', 15_000],
  ['VN', '15 000', 15_000],
  ['VN', '1.250.000', 1_250_000],
  ['TW', '６５', 65],
  ['TW', '1,250,000', 1_250_000],
  ['DE', '3,50', 350],
  ['DE', '3,5', 350],
  ['DE', '1.234,50', 123_450],
  ['PL', '1\u00A0234,50', 123_450],
  ['AT', '0,5', 50],
  ['AT', '1’234.50', 123_450],
  ['SG', '1,234.50', 123_450],
  ['PK', '1,23,456.50', 12_345_650],
  ['SG', '300.00', 30_000],
  ['KW', '1.250', 1250],
  ['KW', '15.000', 15_000],
  ['KW', '0,750', 750],
  ['KW', '٠٫٧٥٠', 750],
  ['KW', '12,5', 12_500],
])('an amount of %s written %s is %d minor units', (country, value, minor) => {
  expect(amount(country, value)).toBe(minor);
});

it.each<[CountryCode, string, string]>([
  [
    'VN',
    '15.000',
    'VND has no decimals; write a whole amount such as 12. VN writes 1.234.567,5, this file 1234567.5: write 15000 or 15',
  ],
  ['VN', '15,000', 'write 15000 or 15'],
  ['VN', '20.0', 'VND has no decimals; write a whole amount such as 12'],
  ['TW', '12.345', 'TW writes 1,234,567.5, this file 1234567.5: write 12345'],
  ['TW', '65,5', 'TWD has no decimals'],
  [
    'DE',
    '1.200',
    'at most 2 decimals, such as 12.5. DE writes 1.234.567,5, this file 1234567.5: write 1200 or 1.2',
  ],
  ['DE', '1,200', 'write 1200 or 1.2'],
  ['DE', '4.5500', 'write an amount of EUR with a point and at most 2 decimals'],
  ['KW', '1,200', 'KW writes 1,234,567.5, this file 1234567.5: write 1200 or 1.2'],
  ['KW', '0.1234', 'at most 3 decimals'],
  ['SG', '-4.20', 'write an amount of SGD'],
  ['SG', '$4.20', 'write an amount of SGD'],
  ['SG', '4.20.10', 'write an amount of SGD'],
  ['SG', '1e3', 'write an amount of SGD'],
  ['SG', '12,34.5', 'write an amount of SGD'],
  ['SG', '', 'write an amount of SGD'],
])('an amount of %s written %s is refused with the way to write it', (country, value, problem) => {
  expect(amount(country, value)).toContain(problem);
});

it.each<[CountryCode, string, number]>([
  ['TW', '9.6', 96_000],
  ['TW', '9.1250', 91_250],
  ['VN', '5000', 50_000_000],
  ['DE', '0.615', 615_000],
  ['DE', '0,615', 615_000],
  ['KW', '1.200', 12_000_000],
  ['KW', '0.1205', 1_205_000],
])('a rate of %s written %s is read to four decimals more than its currency has', (country, value, parts) => {
  // A rate counts ten-thousandths of a minor unit.
  expect(rate(country, value)).toBe(parts);
});

it.each<[CountryCode, string, string]>([
  [
    'VN',
    '5.000',
    'per kilometre with a point and at most 4 decimals. VN writes 1.234.567,5, this file 1234567.5: write 5000 or 5',
  ],
  ['DE', '1.235', 'at most 6 decimals. DE writes 1.234.567,5, this file 1234567.5: write 1235 or 1.2350'],
  ['TW', '9.12345', 'at most 4 decimals'],
])('a rate of %s written %s is refused with the way to write it', (country, value, problem) => {
  expect(rate(country, value)).toContain(problem);
});

it.each(['TW', 'DE', 'KW'] as const)('a rate of %s is written so that it is read again', (country) => {
  for (const parts of [96_000, 12_350_000, 1_235_000, 1_234_567, 50_000_000, 0])
    expect(rate(country, writeRate(parts, country))).toBe(parts);
});

it('refuses zeros below the smallest part of other numbers too', () => {
  expect(read(() => readDecimal(row('19.000'), 'amount', 2, 'write a percentage'))).toBe(
    'write a percentage',
  );
  expect(read(() => readDecimal(row('2.500'), 'amount', 3, 'write kilometres'))).toBe(2500);
});
