import { expect, it } from '@jest/globals';
import { EMPTY_DRAFT, readStoredDraft } from './stop-draft';
import { readStatedCash, readTypedAmount } from './stated-cash';

it.each([
  ['600', 0, 600],
  ['12.50', 2, 12.5],
  ['12,5', 2, 12.5],
  ['١٢٫٣٤٥', 3, 12.345],
  ['১২', 2, 12],
  ['۱۲٫۵', 2, 12.5],
  ['١٢،٥', 2, 12.5],
  ['1.000', 3, 1],
  ['١٫٠٠٠', 3, 1],
  ['0,500', 3, 0.5],
  ['1,5', 3, 1.5],
  ['1234,500', 3, 1234.5],
  [' 0 ', 2, 0],
])('%j with %d decimals is the amount %d', (text, decimals, amount) => {
  expect(readTypedAmount(text, decimals)).toBe(amount);
});

it.each([
  ['12.345', 2],
  ['0.5', 0],
  ['-5', 2],
  ['', 2],
  ['12.', 2],
  ['1,000.00', 2],
  ['about 20', 2],
  ['1,000', 0],
  ['1,000', 2],
  ['1,000', 3],
  ['١،٠٠٠', 3],
  ['۱۲,۵۰۰', 3],
  ['1٬000', 3],
  ['99999999999', 2],
])('%j with %d decimals is no amount', (text, decimals) => {
  expect(readTypedAmount(text, decimals)).toBeNull();
});

const ITEMS = {
  description: '',
  amount: 640,
  currency: 'TWD',
  payment_method: 'CASH_ON_DELIVERY',
  amount_to_collect: 640,
};

const state = (draft: Partial<typeof EMPTY_DRAFT>) => readStatedCash({ ...EMPTY_DRAFT, ...draft }, ITEMS, 0);

it('states the amount due, or another one with its reason, and is incomplete without the reason', () => {
  expect(state({})).toBeNull();
  expect(state({ isCashTaken: true })).toEqual({ collected_amount: 640, collected_currency: 'TWD' });
  expect(state({ isCashOther: true, cashAmount: '600' })).toBeNull();
  expect(state({ isCashOther: true, cashAmount: '600', cashReason: 'NO_CHANGE' })).toEqual({
    collected_amount: 600,
    collected_currency: 'TWD',
    collected_reason: 'NO_CHANGE',
  });
  expect(state({ isCashOther: true, cashAmount: '640' })).toEqual({
    collected_amount: 640,
    collected_currency: 'TWD',
  });
});

it('is incomplete until an amount above twice the amount due is confirmed', () => {
  const other = { isCashOther: true, cashReason: 'OTHER' };
  expect(state({ ...other, cashAmount: '1280' })).toMatchObject({ collected_amount: 1280 });
  expect(state({ ...other, cashAmount: '6400' })).toBeNull();
  expect(state({ ...other, cashAmount: '6400', isCashConfirmed: true })).toMatchObject({
    collected_amount: 6400,
  });
});

it('reads a draft that an earlier release stored without another amount', () => {
  const {
    isCashOther: _other,
    cashAmount: _amount,
    cashReason: _reason,
    isCashConfirmed: _is,
    ...earlier
  } = EMPTY_DRAFT;
  expect(readStoredDraft({ ...earlier, isCashTaken: true })).toEqual({ ...EMPTY_DRAFT, isCashTaken: true });
});
