import { expect, it } from '@jest/globals';
import { benchOf } from '../model/bench';
import type { BenchRules } from '../model/check-row';
import { mapColumns } from '../model/map-columns';
import { createBench } from './create-bench';
import { orderChecks } from './order-checks';

const HEADING = ['customer_name', 'customer_phone', 'dropoff_address', 'amount'];
const ROWS = 50;

it('works out what mends a row once, for as long as the row stays as it is', () => {
  let asked = 0;
  const rules: BenchRules = {
    country: 'KW',
    isPossiblePhone: (text) => {
      asked += 1;
      return /^\d{4} ?\d{4}$/.test(text);
    },
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    points: new Set(),
    nowSeconds: Date.UTC(2026, 10, 20) / 1000,
  };
  const sheet = {
    heading: HEADING,
    rows: Array.from({ length: ROWS }, (_, row) => ({
      number: row + 2,
      cells: ['نورة السالم 3', `٩٩٨٨ ${7700 + row} (أم علي)`, 'شارع سالم المبارك', '٥٫٧٥٠'],
    })),
  };
  const store = createBench(benchOf(sheet, mapColumns(HEADING)), orderChecks(rules));
  const first = store.repairs();
  expect(first).toHaveLength(2 * ROWS);
  expect(first[0]).toEqual({ row: 0, column: 'customer_phone', text: '9988 7700' });

  const before = asked;
  expect(store.repairs()).toEqual(first);
  store.edit([{ row: 7, column: 'customer_phone', text: '99887707' }]);
  expect(store.repairs().filter(({ row }) => row === 7)).toEqual([
    { row: 7, column: 'customer_name', text: 'نورة السالم' },
  ]);
  expect(store.repairs()).toHaveLength(2 * ROWS - 1);
  expect(asked - before).toBeLessThan(ROWS / 5);

  store.repairAll();
  expect(store.marks().wrong).toEqual([]);
  store.undo();
  expect(store.repairs()).toHaveLength(2 * ROWS - 1);
});
