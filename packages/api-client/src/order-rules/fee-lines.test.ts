import { describe, expect, it } from '@jest/globals';
import { readFeeLines, type Charge } from './fee-lines';

const charge = (kind: string, amount: number, tax = 0): Charge => ({
  kind,
  amount,
  tax: { percent: 5, amount: tax },
});
const ADDED = [charge('base', 100), charge('tax', 5, 5)];

describe('the tax inside a fee', () => {
  it.each<[string, number | null, Charge[]]>([
    ['is said where the prices include it', 4, [charge('base', 65, 3), charge('distance', 28, 1)]],
    ['is said once where it is added', null, ADDED],
    ['is said beside an added tax that a voucher lessened', 2, [...ADDED, charge('voucher', -53, -3)]],
    ['is said where nothing is left to pay', 0, [...ADDED, charge('voucher', -105, -5)]],
    ['is said beside an added tax that rounding raised', 10, [...ADDED, charge('rounding', 95, 5)]],
    ['is not mentioned without one', null, [{ kind: 'base', amount: 65 }]],
    ['ignores parts that binary numbers add', null, [charge('base', 1), charge('tax', 0.3, 0.1 + 0.2)]],
  ])('%s', (_, expected, charges) => {
    expect(readFeeLines(charges).taxInside).toBe(expected);
  });
});

it('lists what came after the fee apart from it: a return, a refund, an adjustment', () => {
  const later = [charge('return', 40, 2), charge('refund', -50, -2), charge('adjustment', 3)];
  expect(readFeeLines([...ADDED, ...later])).toEqual({ ...readFeeLines(ADDED), added: later });
  expect(readFeeLines(ADDED).added).toEqual([]);
  expect(readFeeLines([{ kind: 'unsplit', amount: 84 }, ...later]).isSplit).toBe(false);
});

it('contains a kind of a newer server', () => {
  expect(readFeeLines([charge('night', 9)])).toMatchObject({ lines: [{ kind: 'night' }], isSplit: true });
});
