import { expect, it } from '@jest/globals';
import { buildBulkRow } from '@courier/api-client/testing';
import { groupResultRows, placedCash, placedFees } from './result-groups';

it('puts each row of a placed file into exactly one group, so that the counts add up', () => {
  const failed = { status: 'PREPROCESS_FAIL' } as const;
  const rows = [
    buildBulkRow({ row_number: 2, status: 'ORDER_PLACEMENT_SUCCESS', order_id: 'v1-1' }),
    buildBulkRow({ row_number: 3, ...failed, error: 'bulk.duplicate-order' }),
    buildBulkRow({
      row_number: 4,
      ...failed,
      error: 'cell.which-time',
      cell: { column: 'delivery_time', value: '18.30', answers: ['18:30'] },
    }),
    buildBulkRow({ row_number: 5, ...failed, error: 'validation.fill-amount' }),
    buildBulkRow({ row_number: 6, status: 'ORDER_PLACEMENT_FAIL', error: 'general' }),
    buildBulkRow({ row_number: 7 }),
  ];
  const groups = groupResultRows(rows);
  const numbers = Object.fromEntries(
    Object.entries(groups).map(([name, group]: [string, typeof rows]) => [
      name,
      group.map(({ row_number }) => row_number),
    ]),
  );
  expect(numbers).toEqual({ placed: [2], held: [3, 4], failed: [5, 6], open: [7] });
  expect(placedFees(groups)).toBe(rows[0]?.order.delivery_fee);
});

it('adds up the cash of placed rows only, and shows no sum when an older server omits an amount', () => {
  const placed = { status: 'ORDER_PLACEMENT_SUCCESS', order_id: 'v1-1' };
  const cash = (amount: number) => ({ payment_method: 'CASH_ON_DELIVERY', amount });
  const rows = [
    buildBulkRow({ row_number: 2, ...placed, order: cash(120) }),
    buildBulkRow({ row_number: 3, ...placed, order: { payment_method: 'PAID', amount: 999 } }),
    buildBulkRow({ row_number: 4, ...placed, order: cash(80) }),
    buildBulkRow({ row_number: 5, status: 'PREPROCESS_FAIL', order: cash(500) }),
  ];
  expect(placedCash(groupResultRows(rows))).toBe(200);
  const older = buildBulkRow({ row_number: 6, ...placed, order: { payment_method: 'CASH_ON_DELIVERY' } });
  expect(placedCash(groupResultRows([...rows, older]))).toBeNull();
});
