import { expect, it } from '@jest/globals';
import { chooseCredit, type CreditChoice } from './choose-credit';

const STATEMENT = { number: 'DE-2026-1', decimals: 2, currency: 'EUR' };
const UNTAXED = { tax_percent: null, net_minor: 300, tax_minor: 0, gross_minor: 300 };
const LOW = { tax_percent: 700, net_minor: 1000, tax_minor: 70, gross_minor: 1070 };
const HIGH = { tax_percent: 1900, net_minor: 2000, tax_minor: 380, gross_minor: 2380 };
const credit = (choice: CreditChoice, left = [UNTAXED, LOW, HIGH]) =>
  chooseCredit(STATEMENT, left, choice).map(({ tax_percent, tax_minor, gross_minor }) => [
    tax_percent,
    tax_minor,
    gross_minor,
  ]);

it.each<[string, CreditChoice, unknown]>([
  [
    'everything without a choice',
    {},
    [
      [null, 0, -300],
      [700, -70, -1070],
      [1900, -380, -2380],
    ],
  ],
  ['all of a rate without an amount', { rate: '19' }, [[1900, -380, -2380]]],
  ['all that has no tax', { rate: 'none' }, [[null, 0, -300]]],
  ['an amount that has no tax', { rate: 'none', amount: '1.50' }, [[null, 0, -150]]],
  ['an amount of a rate, with its part of the tax', { rate: '7.00', amount: '5.35' }, [[700, -35, -535]]],
])('credits %s', (_title, choice, expected) => {
  expect(credit(choice)).toEqual(expected);
});

it('credits an amount of the only rate without its name', () => {
  expect(credit({ amount: '11.90' }, [HIGH])).toEqual([[1900, -190, -1190]]);
});

it('credits amounts of currencies with small units', () => {
  const left = [{ tax_percent: null, net_minor: 25_000_000_000, tax_minor: 0, gross_minor: 25_000_000_000 }];
  const statement = { number: 'ID-2026-1', decimals: 0, currency: 'IDR' };
  expect(chooseCredit(statement, left, { amount: '12500000000' })).toMatchObject([
    { gross_minor: -12_500_000_000 },
  ]);
});

it.each(['19%', '19,5', 'abc', '', '7.255', '-19'])('refuses "%s" as a rate', (rate) => {
  expect(() => credit({ rate })).toThrow(`or none for amounts without a tax, and not "${rate}".`);
  expect(() => credit({ rate, amount: '1' })).toThrow(`and not "${rate}".`);
});

it.each<CreditChoice>([{ rate: '5' }, { rate: '5', amount: '1' }, { amount: '1' }])(
  'refuses %j, of a rate that the statement does not have or of several',
  (choice) => {
    expect(() => credit(choice)).toThrow('Name a tax rate of the statement with --rate: none, 7.00, 19.00.');
  },
);

it('refuses a rate of which nothing is left', () => {
  const left = [UNTAXED, { ...HIGH, net_minor: 0, tax_minor: 0, gross_minor: 0 }];
  expect(() => credit({ rate: '19' }, left)).toThrow('Nothing is left of DE-2026-1.');
});
