import { expect, it } from '@jest/globals';
import { BULK_COLUMNS } from '@courier/api-client';
import { checkBenchRow } from './check-row';
import type { RowValues } from './bench';

function amountProblems(country: string, phone: string, amount: string): string[] {
  const values = {
    ...Object.fromEntries(BULK_COLUMNS.map((column) => [column, ''])),
    customer_name: 'Noura',
    customer_phone: phone,
    dropoff_address: 'Block 3',
    amount,
  } as RowValues;
  const rules = {
    country,
    isPossiblePhone: () => true,
    paymentMethods: ['PAID'] as const,
    points: new Set<string>(),
    nowSeconds: 0,
  };
  return checkBenchRow({ values, original: values, refusal: null }, rules).map(
    ({ column, key }) => `${column} ${key}`,
  );
}

const WRONG = ['amount validation.fill-amount'];
const ASKED = ['amount cell.which-amount'];

it.each([
  ['KW', '', []],
  ['KW', '2.250', []],
  ['KW', 'free', WRONG],
  ['KW', '-5', WRONG],
  ['KW', '1,250', ASKED],
  ['TW', '', WRONG],
  ['TW', '0', []],
  ['TW', 'free', WRONG],
  ['TW', '1,280', []],
  ['DE', '12,80', []],
  ['DE', '1.280', ASKED],
  ['SG', '12.345', ASKED],
  ['VN', '35.000', ASKED],
])('in %s an amount of “%s” has one result and is never guessed', (country, amount, problems) => {
  expect(amountProblems(country, '50123451', amount)).toEqual(problems);
});
