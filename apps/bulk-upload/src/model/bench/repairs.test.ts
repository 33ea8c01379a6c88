import { describe, expect, it } from '@jest/globals';
import type { BulkColumn } from '@courier/api-client';
import { phoneRule } from '../../api/phone-numbers';
import type { BenchRules } from './check-row';
import { ORDER_TABLE } from './order-table';
import { suggestRepair, repairPhone } from './repairs';

const rules: BenchRules = {
  country: 'PK',
  isPossiblePhone: phoneRule('PK'),
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  points: new Set(),
  nowSeconds: Date.UTC(2026, 10, 20) / 1000,
};

describe('a repair', () => {
  it.each<[BulkColumn, string, string]>([
    ['customer_name', '  Ayesha\u00A0 Khan 3 ', 'Ayesha Khan'],
    ['dropoff_address', 'Block\u200F 5,  Clifton ', 'Block 5, Clifton'],
    ['notes', '\u2066second\u2069 bell\u202F', 'second bell'],
  ])('of %s “%s” results in “%s”', (column, text, wanted) => {
    expect(suggestRepair(ORDER_TABLE, column, text, rules)).toBe(wanted);
  });

  it.each<[BulkColumn, string]>([
    ['customer_phone', ''],
    // Ambiguous cells are asked about, not repaired.
    ['customer_phone', '0300-1234567 / 0321-7654321'],
    ['amount', '1.280'],
    ['delivery_date', 'tomorrow'],
    ['delivery_time', '1830'],
    ['payment_method', 'barter'],
    ['dropoff_address', 'Block 5, Clifton'],
  ])('of %s “%s” does not exist', (column, text) => {
    expect(suggestRepair(ORDER_TABLE, column, text, rules)).toBeNull();
  });

  it.each([
    ['(0301) 234-5678', '(0301) 234-5678'],
    ['٠٣٠١٢٣٤٥٦٧٨', '03012345678'],
    ['0300-1234567 / 0321-7654321', '0300-1234567'],
    // A collection point has no note for an extension, so the extension is kept.
    ['021-35830001 ext. 12', '021-35830001 ext. 12'],
  ])('of the phone “%s” of a collection point results in “%s”', (text, wanted) => {
    expect(repairPhone(text, rules)).toBe(wanted);
  });
});
