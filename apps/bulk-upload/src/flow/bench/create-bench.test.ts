import { expect, it } from '@jest/globals';
import { mapColumns } from '@courier/sheet-reader';
import { createBenchModel } from '../../model/bench/bench';
import type { BenchRules } from '../../model/bench/check-row';
import { createBench } from './create-bench';
import { orderChecks } from './order-checks';

const HEADING = ['customer_name', 'customer_phone', 'dropoff_address', 'amount'];
const ROWS = 50;

it('computes the certain repairs of a row once and never answers a question with them', () => {
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
      cells: [`\u2066نورة السالم\u2069 3`, `9988 ${7700 + row} / 9988 7800`, 'شارع سالم المبارك', '٥٫٧٥٠'],
    })),
  };
  const store = createBench(createBenchModel(sheet, mapColumns(HEADING)), orderChecks(rules));
  const first = store.repairs();
  expect(first).toHaveLength(ROWS);
  expect(first[0]).toEqual({ row: 0, column: 'customer_name', text: 'نورة السالم' });

  const before = asked;
  expect(store.repairs()).toEqual(first);
  store.edit([{ row: 7, column: 'customer_name', text: 'نورة' }]);
  expect(store.repairs()).toHaveLength(ROWS - 1);
  expect(asked - before).toBeLessThan(ROWS / 5);

  store.repairAll();
  expect(store.marks().wrong).toEqual([]);
  expect(store.marks().asked).toHaveLength(ROWS);
  store.undo();
  expect(store.repairs()).toHaveLength(ROWS - 1);
});
