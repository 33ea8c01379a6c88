import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHARGE_COLUMNS, chargeColumns } from './charge-columns';
import { csvLines } from './csv-text';

const KINDS = ['base', 'minimum', 'distance', 'surcharge', 'cash', 'tax', 'rounding', 'voucher', 'unsplit'];
const PARTS = ['fee_base', 'fee_distance', 'fee_surcharges', 'fee_voucher', 'fee_rest'] as const;
const NOTHING = Object.fromEntries(CHARGE_COLUMNS.map((column) => [column, null]));

describe('the charge columns of an export', () => {
  it('put each kind into its group, and the tax apart', () => {
    const tax = (amount: number) => ({ percent: 5, amount });
    const charges = [
      { kind: 'base', amount: 40, tax: tax(2) },
      { kind: 'minimum', amount: 10, tax: tax(0) },
      { kind: 'distance', amount: 35, tax: tax(2) },
      { kind: 'surcharge', name: '=1+1', amount: 15, tax: tax(1) },
      { kind: 'cash', amount: 5, tax: tax(0) },
      { kind: 'rounding', amount: -1, tax: tax(0) },
      { kind: 'voucher', name: '@SUM(A1)', amount: -30, tax: tax(-1) },
      { kind: 'refund', amount: -24, tax: tax(-1) },
      { kind: 'return', amount: 60, tax: tax(3) },
      { kind: 'adjustment', amount: -3, tax: tax(0) },
    ];
    expect(chargeColumns({ charges, fee: 74 }, { decimals: 0 })).toEqual({
      fee_net: 70,
      fee_tax: 4,
      fee_gross: 74,
      fee_base: 50,
      fee_distance: 35,
      fee_surcharges: 20,
      fee_voucher: -30,
      fee_rest: -1,
      refunded: 24,
      return_fee: 60,
      adjustment: -3,
    });
  });

  it('contain numbers alone, so that no name of a line becomes a formula', () => {
    const charges = [{ kind: 'voucher', name: '=HYPERLINK("http://evil.test")', amount: -2.5 }];
    const row = chargeColumns({ charges, fee: 7.5 }, { decimals: 2 });
    expect(csvLines(CHARGE_COLUMNS, [row])).toBe(',,7.5,,,,-2.5,,,,\r\n');
  });

  it('have one amount for a fee without parts, and the fee alone from an older server', () => {
    const unsplit = { charges: [{ kind: 'unsplit', amount: 12.5 }], fee: 12.5 };
    expect(chargeColumns(unsplit, { decimals: 2 })).toEqual({
      ...NOTHING,
      fee_gross: 12.5,
      fee_rest: 12.5,
    });
    expect(chargeColumns({ fee: 12.5 }, { decimals: 2 })).toEqual({ ...NOTHING, fee_gross: 12.5 });
  });

  it('show a tax of 0 percent as 0, unlike a tax that is not known', () => {
    const charges = [{ kind: 'base', amount: 9, tax: { percent: 0, amount: 0 } }];
    expect(chargeColumns({ charges, fee: 9 }, { decimals: 0 })).toMatchObject({ fee_net: 9, fee_tax: 0 });
  });

  it('add up to the fee in currencies with 0, 2 and 3 decimals, without rests of binary fractions', () => {
    const line = fc.record({
      kind: fc.constantFrom(...KINDS),
      minor: fc.integer({ min: -50_000, max: 90_000 }),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.constantFrom(0, 2, 3), (drawn, decimals) => {
        const major = (minor: number) => Number((minor / 10 ** decimals).toFixed(decimals));
        const minor = (amount: number | null) => Math.round((amount ?? 0) * 10 ** decimals);
        const taxMinor = (amountMinor: number) => Math.round(amountMinor / 21);
        const charges = drawn.map(({ kind, minor: amount }) => ({
          kind,
          amount: major(amount),
          tax: { percent: 5, amount: major(taxMinor(amount)) },
        }));
        const feeMinor = drawn.reduce((total, { minor: amount }) => total + amount, 0);
        const row = chargeColumns({ charges, fee: major(feeMinor) }, { decimals });
        expect(PARTS.reduce((total, column) => total + minor(row[column]), 0)).toBe(feeMinor);
        expect(minor(row.fee_net) + minor(row.fee_tax)).toBe(feeMinor);
        for (const amount of Object.values(row))
          if (amount !== null)
            expect([amount, Object.is(amount, -0)]).toEqual([major(minor(amount)) + 0, false]);
      }),
      { numRuns: 1000 },
    );
  });
});
