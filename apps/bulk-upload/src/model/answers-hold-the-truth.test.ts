import { expect, it } from '@jest/globals';
import { BULK_COLUMNS, readRow, type BulkColumn, type CellDoubt } from '@courier/api-client/order-rules';
import { countryFacts } from '@courier/config';
import { phoneRule } from '../api/phone-numbers';

// Spellings whose meaning is known. A cell is read as this value, asked about with it among the answers, or refused.
// No cell is read as another value, and no question has another value as its only answer.

/** Noon in Taipei on 27 November 2026. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

const EMPTY = Object.fromEntries(BULK_COLUMNS.map((column) => [column, ''])) as Readonly<
  Record<BulkColumn, string>
>;

type Column = 'customer_phone' | 'amount' | 'payment_method' | 'delivery_date' | 'delivery_time';
type Spelling = readonly [country: string, column: Column, truth: string, text: string];

const spell = (
  column: Column,
  truths: readonly (readonly [country: string, truth: string])[],
  spellings: readonly ((truth: string, country: string) => string)[],
): Spelling[] =>
  truths.flatMap(([country, truth]) =>
    spellings.map((write): Spelling => [country, column, truth, write(truth, country)]),
  );

const group = (digits: string, sizes: readonly number[], sign: string): string => {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return [...parts, digits.slice(at)].filter((part) => part !== '').join(sign);
};

const PHONES = spell(
  'customer_phone',
  [
    ['TW', '0912048317'],
    ['DE', '01712345678'],
    ['SG', '81234567'],
    ['KW', '50012345'],
    ['PL', '512345678'],
    ['TR', '05321112244'],
    ['JP', '09012345678'],
    ['TH', '0812345678'],
  ],
  [
    (phone) => group(phone, [4, 3], '-'),
    (phone) => group(phone, [4, 3], '/'),
    (phone) => group(phone, [4, 3], '−'),
    (phone) => `${phone}.0`,
    (phone) => `'${phone}`,
    (phone, country) => `${countryFacts(country).phonePrefix}${phone.replace(/^0/, '')}`,
    (phone, country) => `00${countryFacts(country).phonePrefix.slice(1)}${phone.replace(/^0/, '')}`,
    (phone) => `${phone} (mobile)`,
    (phone) => `${phone} ${phone.slice(0, -1)}9`,
    (phone) => `${phone}, ${phone.slice(0, -1)}9`,
    (phone) => phone.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ],
);

const AMOUNTS: Spelling[] = [
  ...spell(
    'amount',
    [
      ['DE', '1250.50'],
      ['PL', '1250.50'],
      ['TR', '1250.50'],
      ['ES', '1250.50'],
    ],
    [
      (amount) => amount.replace('.', ','),
      () => '1.250,50',
      () => '1 250,50',
      () => '1.250,50 (inkl.)',
      (amount, country) => `1.250,50 ${countryFacts(country).isoCurrency}`,
      (amount) => amount,
    ],
  ),
  ...spell(
    'amount',
    [
      ['SG', '1250.50'],
      ['MY', '1250.50'],
      ['TH', '1250.50'],
      ['PK', '1250.50'],
    ],
    [
      () => '1,250.50',
      (amount, country) => `${countryFacts(country).isoCurrency} 1,250.50`,
      () => '๑๒๕๐.๕๐',
      () => '1250.50/-',
      () => 'ca. 1250.50',
    ],
  ),
  ...spell(
    'amount',
    [
      ['TW', '1250'],
      ['JP', '1250'],
      ['KR', '1250'],
      ['VN', '125000'],
    ],
    [
      (amount) => Number(amount).toLocaleString('en'),
      (amount) => Number(amount).toLocaleString('de'),
      (amount) => `${amount}.00`,
      (amount) => `${amount},0`,
      (amount) => `${Number(amount) / 1000}k`,
      (amount, country) => `${countryFacts(country).isoCurrency}${amount}`,
      (amount) => `${amount} (tax)`,
    ],
  ),
  ...(
    [
      ['TW', '12800', '12,8k'],
      ['KR', '12000', '1.2만'],
      ['KR', '25000', '2만5천원'],
      ['VN', '1200000', '1tr2'],
      ['VN', '1200000', '1,2 tr'],
      ['VN', '125000', '125 nghìn'],
      ['JP', '12000', '1万2千円'],
      ['TW', '15000', '1.5萬'],
      ['TW', '13', '12,80'],
      ['TW', '1280', '12,80'],
      ['DE', '12.35', '12,345'],
      ['DE', '12345', '12,345'],
      ['KW', '12.500', '12.500'],
      ['KW', '12.500', '12,500'],
      ['TH', '20000', '2 หมื่น'],
      ['PL', '2000', '2 tys. zł'],
    ] as const
  ).map(([country, truth, text]): Spelling => [country, 'amount', truth, text]),
];

/** No answer is right in the currency of the shop, or none can be known. */
const UNKNOWABLE: readonly (readonly [string, Column, string])[] = [
  ['DE', 'amount', '12.50 USD'],
  ['TW', 'amount', 'HK$1280'],
  ['DE', 'amount', '10 %'],
  ['DE', 'amount', '(12,50)'],
  ['DE', 'amount', '12,50-'],
  ['ES', 'amount', '2 mil'],
  ['SG', 'amount', '2 x 12.50'],
  ['TW', 'customer_phone', '8.86912E+11'],
  ['PH', 'customer_phone', '9.17123E+09'],
  ['SG', 'customer_phone', 'see email'],
  ['DE', 'delivery_time', 'when convenient'],
];

const TIMES = spell(
  'delivery_time',
  [
    ['DE', '18:30'],
    ['TW', '18:30'],
    ['SG', '18:30'],
    ['TH', '18:30'],
    ['ES', '18:30'],
    ['HU', '18:30'],
  ],
  [
    (time) => time,
    (time) => time.replace(':', '.'),
    (time) => time.replace(':', 'h'),
    () => '1830',
    () => '6:30 PM',
    () => '18:30-19:00',
    () => '18.5',
    (time) => `${time}:00`,
    () => '下午6點半',
    () => '18：30',
    (time) => `um ${time} Uhr`,
  ],
);
const HOURS: Spelling[] = (
  [
    ['AR', '18 hs'],
    ['AR', '18hs.'],
    ['HU', '18 óra'],
    ['HU', '18 órakor'],
    ['TH', '6 โมงเย็น'],
    ['TH', 'หกโมงเย็น'],
    ['TH', '18.00 น.'],
    ['KR', '오후 6시'],
    ['VN', '18 giờ'],
    ['ES', '18 h'],
    ['DE', '18 Uhr'],
    ['SG', '6pm'],
  ] as const
).map(([country, text]): Spelling => [country, 'delivery_time', '18:00', text]);

const DATES = spell(
  'delivery_date',
  [
    ['DE', '2026-11-28'],
    ['TW', '2026-11-28'],
    ['SG', '2026-11-28'],
    ['TH', '2026-11-28'],
    ['HU', '2026-11-28'],
    ['KR', '2026-11-28'],
  ],
  [
    (date) => date,
    () => '28.11.2026',
    () => '28/11/2026',
    () => '11/28/2026',
    () => '28 Nov 2026',
    () => '2026/11/28',
    () => '28.11.',
    () => '20261128',
    () => 'tomorrow',
    () => '46354',
  ],
);

const PAYMENTS: Spelling[] = (
  [
    ['DE', 'bar', 'CASH_ON_DELIVERY'],
    ['DE', 'Nachnahme', 'CASH_ON_DELIVERY'],
    ['DE', 'bezahlt', 'PAID'],
    ['TW', '貨到付款', 'CASH_ON_DELIVERY'],
    ['TW', '已付款', 'PAID'],
    ['JP', '代引き', 'CASH_ON_DELIVERY'],
    ['KR', '만나서 현금', 'CASH_ON_DELIVERY'],
    ['PL', 'gotówka', 'CASH_ON_DELIVERY'],
    ['PL', 'opłacone', 'PAID'],
    ['AR', 'Efectivo', 'CASH_ON_DELIVERY'],
    ['AR', 'Ya pagado', 'PAID'],
    ['TR', 'Kapıda nakit', 'CASH_ON_DELIVERY'],
    ['GR', 'αντικαταβολή', 'CASH_ON_DELIVERY'],
    ['HU', 'utánvét', 'CASH_ON_DELIVERY'],
    ['TH', 'เก็บเงินปลายทาง', 'CASH_ON_DELIVERY'],
    ['TH', 'โอนแล้ว', 'PAID'],
    ['VN', 'tiền mặt', 'CASH_ON_DELIVERY'],
    ['KW', 'كاش', 'CASH_ON_DELIVERY'],
    ['SG', 'unpaid', 'CASH_ON_DELIVERY'],
    ['SG', 'owes us', 'CASH_ON_DELIVERY'],
    ['SG', 'PayNow', 'PAID'],
    ['SG', 'Cash / Card', 'CASH_ON_DELIVERY'],
  ] as const
).map(([country, text, truth]): Spelling => [country, 'payment_method', truth, text]);

const SPELLINGS: readonly Spelling[] = [...PHONES, ...AMOUNTS, ...TIMES, ...HOURS, ...DATES, ...PAYMENTS];

/** The value for comparison: digits of a number without its country, a figure, or the text. */
function comparable(column: Column, text: string, country: string): string {
  if (column === 'amount') return String(Number(text));
  if (column !== 'customer_phone') return text;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const prefix = countryFacts(country).phonePrefix.slice(1);
  const national = digits.length > 8 && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  return national.replace(/^0/, '');
}

function read(country: string, column: Column, text: string): { values: string[]; isAsked: boolean } {
  const values = {
    ...EMPTY,
    amount: '10',
    ...(column === 'delivery_time' && { delivery_date: '2026-11-28' }),
    ...(column === 'delivery_date' && { delivery_time: '18:30' }),
    [column]: text,
  };
  const rules = {
    country,
    isPossiblePhone: phoneRule(country),
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'] as const,
    nowSeconds: NOW,
  };
  const { amount, paymentMethod, schedule, doubts } = readRow({ values }, rules);
  const doubt = doubts.find((each: CellDoubt) => each.column === column);
  if (doubt) return { values: (doubt.answers ?? []).map((answer) => answer.text), isAsked: true };
  const { timezone } = countryFacts(country);
  const at =
    schedule.at === null ? '' : new Date(schedule.at * 1000).toLocaleString('sv', { timeZone: timezone });
  const value = {
    customer_phone: text.normalize('NFKC').replace(/[.,]0+$/, ''),
    amount: String(amount),
    payment_method: paymentMethod,
    delivery_date: at.slice(0, 10),
    delivery_time: at.slice(11, 16),
  }[column];
  return { values: [value], isAsked: false };
}

const results = SPELLINGS.map(([country, column, truth, text]) => {
  const { values, isAsked } = read(country, column, text);
  const same = (value: string) => comparable(column, value, country) === comparable(column, truth, country);
  return {
    name: `${country} ${column} “${text}”: ${values.join(' | ')}, not ${truth}`,
    values,
    isAsked,
    isTrue: values.some(same),
  };
});

it('compares at least 300 spellings', () => {
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(300);
});

it('reads no spelling as another value', () => {
  expect(results.filter(({ isAsked, isTrue }) => !isAsked && !isTrue).map(({ name }) => name)).toEqual([]);
});

it('asks no question whose only answer is another value', () => {
  const wrong = results.filter(({ isAsked, isTrue, values }) => isAsked && values.length === 1 && !isTrue);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('has the meaning among the answers for at least 80 % of the spellings', () => {
  const missing = results.filter(({ isTrue }) => !isTrue);
  const share = 1 - missing.length / results.length;
  expect([share >= 0.8, ...(share >= 0.8 ? [] : missing.map(({ name }) => name))]).toEqual([true]);
});

it.each(UNKNOWABLE)('in %s offers no answer for the %s “%s”', (country, column, text) => {
  expect(read(country, column, text)).toEqual({ values: [], isAsked: true });
});
