import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countryConfig, toMajor, toMinor, type CountryCode } from '@courier/config';
import { discountedFee } from '@courier/api-client/order-rules';
import { toPricedLines } from '../../prices/pricing/tariffs/priced-lines';
import { tariffFee, taxInside } from '../../prices/pricing/tariffs/tariff-fee';
import type { Tariff } from '../../prices/rule-shapes/tariff';
import { isFeeLine, payableMinor, reversedLines, toChargeLines, unsplitLines } from './charge-lines';
import { currentRows, feeChangeRows, newChargeRows, type ChargeRow } from './charge-rows';

/** Currencies with 0, 2 and 3 decimals. */
const COUNTRIES: readonly CountryCode[] = ['TW', 'DE', 'KW'];

const minor = fc.nat(20_000);
const percent = fc.nat(3000);
const tariff = fc.record<Tariff>({
  scope: fc.constant({}),
  baseMinor: minor,
  bands: fc.nat(9_000_000).map((rate) => [{ fromMetres: 0, toMetres: null, price: { per: 'km', rate } }]),
  minimumMinor: minor,
  surcharges: fc.array(
    fc.record({
      name: fc.string(),
      price: fc.oneof(
        minor.map((amountMinor) => ({ per: 'order' as const, amountMinor })),
        percent.map((part) => ({ per: 'percent' as const, percent: part })),
      ),
      when: fc.constantFrom({}, { condition: 'rain' as const }),
    }),
    { maxLength: 3 },
  ),
  rounding: fc.record({
    stepMinor: fc.constantFrom(1, 5, 25, 100),
    direction: fc.constantFrom('nearest', 'up'),
  }),
  tax: fc.option(fc.record({ percent, isIncluded: fc.boolean() })),
  cashMinor: minor,
});
const trip = fc.record({
  metres: fc.nat(40_000),
  day: fc.integer({ min: 1, max: 7 }),
  minutes: fc.nat(1439),
  rain: fc.boolean(),
  demand: fc.boolean(),
  isCash: fc.boolean(),
});
const voucher = fc.option(
  fc.record({
    code: fc.string(),
    amount: fc.nat(120),
    type: fc.constantFrom('amount', 'percentage', 'deliveryFee'),
  }),
);

/** A price as the tariff gives it, in a currency. */
const price = fc.record({ tariff, trip, voucher, country: fc.constantFrom(...COUNTRIES) }).map((input) => {
  const { decimals } = countryConfig(input.country);
  const fee = tariffFee(input.tariff, input.trip);
  const discountedMinor =
    input.voucher &&
    toMinor(discountedFee(toMajor(fee.feeMinor, input.country), input.voucher, decimals), input.country);
  const discount = input.voucher && {
    code: input.voucher.code,
    amountMinor: (discountedMinor ?? 0) - fee.feeMinor,
  };
  const lines = toPricedLines({ lines: fee.lines, tax: input.tariff.tax }, discount);
  return { ...input, fee, discountedMinor, lines: toChargeLines({ lines, tariffVersion: 7 }) ?? [] };
});

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

describe('the lines of a price', () => {
  it('add up to what is paid, also with a voucher, in currencies with 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(price, ({ fee, discountedMinor, lines }) => {
        expect(payableMinor(lines)).toBe(discountedMinor ?? fee.feeMinor);
        expect(lines.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('contain together the tax inside their sum, whether the tariff includes or adds it', () => {
    fc.assert(
      fc.property(price, ({ tariff: { tax }, fee, lines }) => {
        const total = tax && taxInside(payableMinor(lines), tax.percent);
        expect(tax ? sum(lines.map(({ taxMinor }) => taxMinor)) : null).toBe(total);
        const undiscounted = lines.filter(({ kind }) => kind !== 'voucher');
        expect(tax ? sum(undiscounted.map(({ taxMinor }) => taxMinor)) : null).toBe(fee.taxMinor);
        expect(
          lines.filter(({ kind }) => kind === 'tax').every((line) => line.taxMinor === line.amountMinor),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('are taken back by the same kinds with opposite amounts and tax, never by a negative zero', () => {
    fc.assert(
      fc.property(price, ({ lines }) => {
        const reversed = reversedLines(lines);
        expect(reversed.map(({ kind, name }) => [kind, name])).toEqual(
          lines.map(({ kind, name }) => [kind, name]),
        );
        expect(payableMinor([...lines, ...reversed])).toBe(0);
        expect(sum([...lines, ...reversed].map(({ taxMinor }) => taxMinor))).toBe(0);
        expect(reversed.some(({ amountMinor }) => Object.is(amountMinor, -0))).toBe(false);
      }),
    );
  });

  it('are one line and the voucher where only the fee is known', () => {
    const unknown = { name: null, taxPercent: null, taxMinor: null, ruleVersion: null };
    const fee = { feeMinor: 1250, discountedMinor: null, voucherCode: null };
    expect(unsplitLines(fee)).toEqual([{ kind: 'unsplit', amountMinor: 1250, ...unknown }]);
    expect(unsplitLines({ ...fee, discountedMinor: 1000, voucherCode: 'AHLAN' })).toEqual([
      { kind: 'unsplit', amountMinor: 1250, ...unknown },
      { kind: 'voucher', amountMinor: -250, ...unknown, name: 'AHLAN' },
    ]);
  });
});

describe('changes of an order', () => {
  const order = (fee: number, discounted: number | null) => ({
    order_id: 'v1',
    created_at: 100,
    delivery_fee_minor: fee,
    discounted_delivery_fee_minor: discounted,
    voucher: discounted === null ? null : { code: 'X' },
  });

  it('only add lines, and the lines in force are those of the last price', () => {
    const step = fc.record({ price, isSplit: fc.boolean() });
    fc.assert(
      fc.property(price, fc.array(step, { maxLength: 6 }), fc.boolean(), (first, steps, isOfBefore) => {
        let placed = order(first.fee.feeMinor, first.discountedMinor);
        let rows: ChargeRow[] = isOfBefore ? [] : newChargeRows(placed, first.lines);
        for (const [index, next] of steps.entries()) {
          const fee = {
            delivery_fee_minor: next.price.fee.feeMinor,
            discounted_delivery_fee_minor: next.price.discountedMinor,
          };
          const lines = next.isSplit ? next.price.lines : undefined;
          rows = [...rows, ...feeChangeRows(rows, { order: placed, fee, lines, at: 200 + index })];
          placed = { ...placed, ...fee };
          expect(rows.map(({ line }) => line)).toEqual(rows.map((_, line) => line));
          const all = rows.map(({ kind, amount_minor: amountMinor }) => ({ kind, amountMinor }));
          expect(payableMinor(all)).toBe(fee.discounted_delivery_fee_minor ?? fee.delivery_fee_minor);
          const current = currentRows(rows).filter(isFeeLine);
          if (lines)
            expect(current.map(({ amount_minor }) => amount_minor)).toEqual(lines.map((l) => l.amountMinor));
          else expect(sum(current.map(({ amount_minor }) => amount_minor))).toBe(payableMinor(all));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('that leave every line as it is write none', () => {
    fc.assert(
      fc.property(price, ({ fee, discountedMinor, lines }) => {
        const placed = order(fee.feeMinor, discountedMinor);
        const change = { order: placed, fee: {}, lines, at: 200 };
        expect(feeChangeRows(newChargeRows(placed, lines), change)).toEqual([]);
      }),
    );
  });
});
