import { describe, expect, it } from '@jest/globals';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { BulkColumn } from '@courier/api-client';
import type { BenchRules } from './check-row';
import { ORDER_TABLE } from './order-table';
import { repairOf } from './repairs';

const rules: BenchRules = {
  country: 'PK',
  timezone: 'Asia/Karachi',
  isPossiblePhone: (text) => isPossiblePhoneNumber(text, 'PK'),
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  points: new Set(),
  nowSeconds: Date.UTC(2026, 10, 20) / 1000,
};

describe('a repair', () => {
  it.each<[BulkColumn, string, string]>([
    ['customer_name', '  Ayesha\u00A0 Khan 3 ', 'Ayesha Khan'],
    ['customer_phone', '(0301) 234-5678', '03012345678'],
    ['customer_phone', '٠٣٠١٢٣٤٥٦٧٨', '03012345678'],
    ['customer_phone', '0092 301 2345678', '00923012345678'],
    ['amount', 'PKR 1,280.50', '1280.50'],
    ['amount', '۶۴۰', '640'],
    ['amount', '1,280', '1280'],
    ['payment_method', 'cod', 'CASH_ON_DELIVERY'],
    ['payment_method', '已付款', 'PAID'],
    ['delivery_type', 'ASAP', 'instant'],
    ['delivery_type', 'مجدول', 'scheduled'],
    ['delivery_date', '20/11/2026', '2026-11-20'],
    ['delivery_date', '11/20/2026', '2026-11-20'],
    ['delivery_date', '2026.1.5', '2026-01-05'],
    ['delivery_date', '46346', '2026-11-20'],
    ['delivery_time', '6:30 pm', '18:30'],
    ['delivery_time', '12:05 am', '00:05'],
    ['delivery_time', '1830', '18:30'],
    ['delivery_time', '0.77083333', '18:30'],
    ['customer_phone', '0300-1234567 / 0321-7654321', '03001234567'],
    ['amount', 'Rs. 1,200/-', '1200'],
    ['amount', '1,28,000', '128000'],
    ['amount', '1.280,50 €', '1280.50'],
    ['payment_method', 'كاش', 'CASH_ON_DELIVERY'],
    ['payment_method', 'تم الدفع', 'PAID'],
    ['delivery_date', '20-Nov-26', '2026-11-20'],
    ['delivery_date', '20/11/26', '2026-11-20'],
    ['delivery_date', 'November 20th, 2026', '2026-11-20'],
    ['delivery_date', '٢٠ نوفمبر ٢٠٢٦', '2026-11-20'],
    ['delivery_date', '20 نومبر 2026', '2026-11-20'],
    ['delivery_date', '2026年11月20日', '2026-11-20'],
    ['delivery_date', '115/11/20', '2026-11-20'],
    ['delivery_date', '2026-11-20 00:00:00', '2026-11-20'],
    ['delivery_time', '٦:٣٠ م', '18:30'],
    ['delivery_time', '6:30 صباحًا', '06:30'],
    ['delivery_time', '下午6：30', '18:30'],
    ['dropoff_address', 'Block\u200F 5,  Clifton ', 'Block 5, Clifton'],
  ])('of %s “%s” is “%s”', (column, text, wanted) => {
    expect(repairOf(ORDER_TABLE, column, text, rules)).toBe(wanted);
  });

  it.each<[BulkColumn, string]>([
    ['customer_phone', ''],
    // The last digits are lost.
    ['customer_phone', '9.23001E+11'],
    ['customer_phone', 'ask 12'],
    ['amount', '1.2E+3'],
    ['amount', '2 x 640'],
    ['delivery_date', '31/02/2026'],
    ['delivery_date', '20 Tea 2026'],
    ['delivery_time', '25:00'],
    ['delivery_time', '18:75'],
    ['amount', 'ask the shop'],
    ['payment_method', 'barter'],
    ['delivery_date', 'tomorrow'],
    ['delivery_time', 'noon'],
    ['dropoff_address', 'Block 5, Clifton'],
  ])('of %s “%s” is not known', (column, text) => {
    expect(repairOf(ORDER_TABLE, column, text, rules)).toBeNull();
  });

  it('of three digits after a comma is not known where amounts have three decimals', () => {
    expect(repairOf(ORDER_TABLE, 'amount', '1,280', { ...rules, country: 'KW' })).toBeNull();
    expect(repairOf(ORDER_TABLE, 'amount', 'KWD 1,280.500', { ...rules, country: 'KW' })).toBe('1280.500');
  });

  it.each([
    ['٥٫٧٥٠', '5.750'],
    ['５．７５０', '5.750'],
    ['٥٬٧٥٠٫٢٥٠ د.ك', '5750.250'],
    ['KD 5.750', '5.750'],
    ['٥،٧٥٠', null],
  ])('of the amount “%s” in Kuwait is %s, never a thousand times as much', (text, wanted) => {
    expect(repairOf(ORDER_TABLE, 'amount', text, { ...rules, country: 'KW' })).toBe(wanted);
  });

  it.each([
    ['DE', '1.280', '1280'],
    ['DE', '1.280,50 €', '1280.50'],
    ['DE', '1,280', null],
    ['VN', '35.000 ₫', '35000'],
    ['PL', '1 280,50 zł', '1280,50'],
    ['SG', '12.345', null],
    ['SG', '1,280', '1280'],
  ])('of an amount in %s “%s” is %s, as people there write', (country, text, wanted) => {
    expect(repairOf(ORDER_TABLE, 'amount', text, { ...rules, country })).toBe(wanted);
  });
});
