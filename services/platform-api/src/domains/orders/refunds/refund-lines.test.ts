import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChargeRow } from '../charges/charge-rows';
import { leftMinor, lineLeftMinor, refundableLines, splitRefund } from './refund-lines';

type Row = Parameters<typeof splitRefund>[0][number];

const toRow = (line: number, change: Partial<Row>): Row => ({
  line,
  reverses: null,
  kind: 'base',
  amount_minor: 0,
  tax_percent: null,
  tax_minor: null,
  refunds_line: null,
  ...change,
});
const taxInside = (amountMinor: number, percent: number | null): number | null =>
  percent === null ? null : Math.round((amountMinor * percent) / (10_000 + percent)) + 0;

const RATES = [null, 0, 500, 725, 1900];
const part = fc.record({
  kind: fc.constantFrom<ChargeRow['kind']>('base', 'distance', 'surcharge', 'cash', 'rounding'),
  amount: fc.nat(20_000),
});
/** Lines as a tariff gives them: one rate, a voucher below the sum, and perhaps the fee of a return. */
const order = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 6 }),
    rate: fc.constantFrom(...RATES),
    returnRate: fc.constantFrom(...RATES),
    returnFee: fc.option(fc.nat(5000)),
    voucherShare: fc.option(fc.integer({ min: 0, max: 100 })),
  })
  .map(({ parts, rate, returnRate, returnFee, voucherShare }) => {
    const fee = parts.reduce((sum, { amount }) => sum + amount, 0);
    const voucher = voucherShare === null ? null : Math.floor((fee * voucherShare) / 100);
    const costs = [
      ...parts,
      ...(voucher === null ? [] : [{ kind: 'voucher' as const, amount: 0 - voucher }]),
    ];
    let leftTax = taxInside(fee - (voucher ?? 0), rate);
    const rows = costs.map(({ kind, amount }, line) => {
      // The last line takes the rest, so that the lines contain the tax inside their sum.
      const tax = line === costs.length - 1 ? leftTax : taxInside(amount, rate);
      leftTax = leftTax === null || tax === null ? null : leftTax - tax;
      return toRow(line, { kind, amount_minor: amount, tax_percent: rate, tax_minor: tax });
    });
    if (returnFee === null) return rows;
    const returned = { amount_minor: returnFee, tax_percent: returnRate };
    const tax_minor = taxInside(returnFee, returnRate);
    return [...rows, toRow(costs.length, { kind: 'return', ...returned, tax_minor })];
  });
const step = fc.record({
  /** A line by its place among those that can be refunded; null for the whole order. */
  place: fc.option(fc.nat(6)),
  /** Of what is left, in percent. */
  share: fc.integer({ min: 1, max: 100 }),
});

function refund(rows: readonly Row[], line: Row | null, amountMinor: number): Row[] {
  const next = (rows.at(-1)?.line ?? -1) + 1;
  return splitRefund(rows, { line, amountMinor }).map((refunded, index) =>
    toRow(next + index, {
      kind: 'refund',
      amount_minor: 0 - refunded.amountMinor,
      tax_percent: refunded.taxPercent,
      tax_minor: refunded.taxMinor === null ? null : 0 - refunded.taxMinor,
      refunds_line: line && line.line,
    }),
  );
}
const sumsByRate = (rows: readonly Row[]) =>
  RATES.map((rate) => {
    const lines = rows.filter(({ tax_percent }) => tax_percent === rate);
    return [
      lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      lines.reduce((sum, { tax_minor }) => sum + (tax_minor ?? 0), 0),
    ];
  });

describe('refunds of an order', () => {
  it('lower what is left by their amounts, never below 0, and in the end take back every amount and tax', () => {
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 8 }), (lines, steps) => {
        let rows: readonly Row[] = lines;
        for (const { place, share } of steps) {
          const choices = refundableLines(rows);
          const line = place === null ? null : (choices[place % Math.max(1, choices.length)] ?? null);
          const left = line ? lineLeftMinor(rows, line) : leftMinor(rows);
          const amount = Math.ceil((left * share) / 100);
          if (amount === 0) continue;
          const before = leftMinor(rows);
          const added = refund(rows, line, amount);
          rows = [...rows, ...added];
          expect(leftMinor(rows)).toBe(before - amount);
          expect(leftMinor(rows)).toBeGreaterThanOrEqual(0);
          for (const { amount_minor, tax_minor } of added)
            expect([Number.isSafeInteger(amount_minor), Object.is(tax_minor, -0)]).toEqual([true, false]);
        }
        const left = leftMinor(rows);
        if (left > 0) rows = [...rows, ...refund(rows, null, left)];
        expect(leftMinor(rows)).toBe(0);
        if (lines.some(({ kind }) => kind === 'return')) return;
        // Of one rate: nothing is left of its tax either.
        expect(sumsByRate(rows)).toEqual(RATES.map(() => [0, 0]));
      }),
      { numRuns: 2000 },
    );
  });

  it('give back no more tax than the order has, while it has one rate', () => {
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 8 }), (lines, steps) => {
        if (lines.some(({ kind }) => kind === 'return')) return;
        const tax = lines.reduce((sum, { tax_minor }) => sum + (tax_minor ?? 0), 0);
        let rows: readonly Row[] = lines;
        for (const { share } of steps) {
          const amount = Math.ceil((leftMinor(rows) * share) / 100);
          if (amount > 0) rows = [...rows, ...refund(rows, null, amount)];
          const left = rows.reduce((sum, { tax_minor }) => sum + (tax_minor ?? 0), 0);
          expect([left >= Math.min(0, tax), left <= Math.max(0, tax)]).toEqual([true, true]);
        }
      }),
    );
  });

  it('of a line stop at the line, at the order after its voucher, and at what the whole order has given back', () => {
    const base = toRow(0, { amount_minor: 90 });
    const reduced = [base, toRow(1, { kind: 'voucher', amount_minor: -30 })];
    expect(lineLeftMinor(reduced, base)).toBe(60);
    const rows = [...reduced, ...refund(reduced, base, 40)];
    expect([lineLeftMinor(rows, base), leftMinor(rows)]).toEqual([20, 20]);
    const two = [base, toRow(1, { kind: 'distance', amount_minor: 50 })];
    const halved = [...two, ...refund(two, null, 70)];
    expect([lineLeftMinor(halved, base), leftMinor(halved)]).toEqual([70, 70]);
  });

  it('of a line that is all that is left take back the amounts and the tax of every rate', () => {
    const base = toRow(0, { amount_minor: 100, tax_percent: 1900, tax_minor: 16 });
    const rows = [base, toRow(1, { kind: 'voucher', amount_minor: -20 })];
    const part = [...rows, ...refund(rows, base, 30)];
    for (const before of [rows, part]) {
      const after = [...before, ...refund(before, base, lineLeftMinor(before, base))];
      expect([lineLeftMinor(after, base), leftMinor(after)]).toEqual([0, 0]);
      expect(sumsByRate(after)).toEqual(RATES.map(() => [0, 0]));
    }
  });

  it('are of lines in force that cost something alone', () => {
    const rows = [
      toRow(0, { amount_minor: 90 }),
      toRow(1, { amount_minor: -90, reverses: 0 }),
      toRow(2, { amount_minor: 95 }),
      toRow(3, { kind: 'voucher', amount_minor: -10 }),
      toRow(4, { kind: 'refund', amount_minor: -5 }),
    ];
    expect(refundableLines(rows).map(({ line }) => line)).toEqual([2]);
    expect(leftMinor(rows)).toBe(80);
  });
});
