import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { discountedFee, type FeeVoucher } from './voucher';

describe('a voucher', () => {
  it.each<[string, number, FeeVoucher, number, number]>([
    ['subtracts an amount', 84, { type: 'amount', amount: 30 }, 0, 54],
    ['takes a percentage off', 84, { type: 'percentage', amount: 10 }, 0, 76],
    ['takes a percentage off in cents', 3.55, { type: 'percentage', amount: 15 }, 2, 3.02],
    ['replaces the fee', 84, { type: 'deliveryFee', amount: 25 }, 0, 25],
    ['replaces a lower fee too', 20, { type: 'deliveryFee', amount: 25 }, 0, 25],
    ['never goes below nothing', 20, { type: 'amount', amount: 30 }, 0, 0],
    ['takes no more than everything off', 20, { type: 'percentage', amount: 150 }, 2, 0],
    ['counts thousandths', 0.987, { type: 'amount', amount: 0.1 }, 3, 0.887],
  ])('%s', (_name, fee, voucher, decimals, expected) => {
    expect(discountedFee(fee, voucher, decimals)).toBe(expected);
  });

  it('gives whole minor units, never below zero', () => {
    const voucher = fc.record({
      type: fc.constantFrom('amount', 'percentage', 'deliveryFee'),
      amount: fc.double({ min: 0, max: 10_000, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.constantFrom(0, 2, 3),
        voucher,
        (minor, decimals, { type, amount }) => {
          const fee = Number((minor / 10 ** decimals).toFixed(decimals));
          const after = discountedFee(fee, { type: type as FeeVoucher['type'], amount }, decimals);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(Number(after.toFixed(decimals))).toBe(after);
          if (type !== 'deliveryFee') expect(after).toBeLessThanOrEqual(fee);
        },
      ),
    );
  });
});
