import { expect, it } from '@jest/globals';
import { readAmount } from './read-amount';

const read = (country: string, text: string, isNumber = false) => {
  const verdict = readAmount(text, isNumber, country);
  if (verdict.kind === 'good') return verdict.value;
  return verdict.kind === 'error'
    ? 'error'
    : verdict.answers.map(({ text: answer }) => `${answer}?`).join(' ');
};

it.each([
  ['DE', '12.125', 12.13],
  ['DE', '10.125', 10.13],
  ['TW', '640.0000001', 640],
  ['KW', '5.7505', 5.751],
  ['SG', '0.30000000000000004', 0.3],
  ['TW', '1000', 1000],
  ['DE', '-3', 'error'],
])('takes a number of a workbook as the amount: in %s %s is %s', (country, text, wanted) => {
  expect(read(country, text, true)).toBe(wanted);
});

it.each([
  ['DE', '12,50', 12.5],
  ['DE', '12.5', 12.5],
  ['DE', '1.280,50 €', 1280.5],
  ['PL', '1 280,50 zł', 1280.5],
  ['TW', '1,280', 1280],
  ['TW', 'NT$640', 640],
  ['TW', '640元', 640],
  ['SG', '1,280', 1280],
  ['PK', 'PKR 1,280.50', 1280.5],
  ['PK', 'Rs. 1,200/-', 1200],
  ['PK', '1,28,000', 128_000],
  ['PK', '۶۴۰', 640],
  ['KW', '2.250', 2.25],
  ['KW', '٥٫٧٥٠', 5.75],
  ['KW', 'KWD 1,280.500', 1280.5],
  ['KW', '٥٬٧٥٠٫٢٥٠ د.ك', 5750.25],
  ['DE', '0.30000000000000004', 0.3],
  ['TW', '', null],
])('parses a typed amount with the separators of the country: in %s “%s” is %s', (country, text, wanted) => {
  expect(read(country, text)).toBe(wanted);
});

it.each([
  ['DE', '12.125', '12125? 12.13?'],
  ['DE', '1.280', '1280?'],
  ['DE', '1,280', '1280? 1.28?'],
  ['SG', '12.345', '12345? 12.35?'],
  ['VN', '35.000 ₫', '35000? 35?'],
  ['KW', '1,250', '1250? 1.250?'],
  ['TW', '12,80', '1280? 13? 12?'],
  ['TW', '12.5', '13? 12?'],
  ['DE', '12,3456', '123456? 12.35? 12.34?'],
])(
  'asks about an amount that is ambiguous by a factor of a thousand: in %s “%s”',
  (country, text, wanted) => {
    expect(String(read(country, text)).startsWith(wanted)).toBe(true);
  },
);

it.each(['abc', '2 x 640', '-50', '9.23E+11', '12 + x', '1.2.3', '1234567890123'])(
  'reports that “%s” is no amount',
  (text) => {
    expect(read('TW', text)).toBe('error');
  },
);

it.each([
  ['VN', '125k', '125000?'],
  ['VN', '125k đ', '125000?'],
  ['VN', '1tr2', '1200000?'],
  ['VN', '1,2 tr', '1200000?'],
  ['KR', '1.2만', '12000?'],
  ['KR', '2만5천원', '25000?'],
  ['JP', '1万2千円', '12000?'],
  ['TW', '1.5萬', '15000?'],
  ['PL', '2 tys. zł', '2000?'],
  ['ES', '2 mil', 'error'],
])('offers the figure that a short form means, or none: in %s “%s”', (country, text, wanted) => {
  expect(read(country, text)).toBe(wanted);
});

it('asks about a number of a workbook with decimals in a currency without them', () => {
  expect(read('TW', '640.4', true)).toBe('640?');
  expect(read('JP', '12.5', true)).toBe('13? 12?');
});

it.each([
  ['DE', '12.50 USD'],
  ['TW', 'USD 12'],
  ['TW', 'HK$1280'],
  ['DE', '£12,50'],
  ['DE', '10 %'],
  ['DE', '(12,50)'],
  ['DE', '12,50-'],
  ['SG', 'less 20'],
  ['DE', '12,50 pro Stück'],
])('offers no answer for another currency, a share or a deduction: in %s “%s”', (country, text) => {
  expect(read(country, text)).toBe('error');
});

it('asks about amounts of several lines with their sum first', () => {
  expect(read('TW', '120 + 350')).toBe('470? 120? 350?');
  expect(read('DE', '12,50 + 3')).toBe('15.50? 12.50? 3?');
});
