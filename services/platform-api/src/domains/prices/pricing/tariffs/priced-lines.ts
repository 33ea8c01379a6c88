import { taxInside, type FeeLine } from './tariff-fee';
import type { Tariff } from '../../rule-shapes/tariff';

/** A line of the price of an order. */
export interface PricedLine {
  kind: FeeLine['kind'] | 'voucher';
  /** The operator's name of a surcharge, or the code of the voucher. */
  name: string | null;
  amountMinor: number;
  /** In hundredths: 7.25 % is 725; null without a tax. */
  taxPercent: number | null;
  /** Tax inside the amount. */
  taxMinor: number | null;
}

interface FeeParts {
  lines: readonly FeeLine[];
  tax: Tariff['tax'];
}

/** Amounts that include the tax although the tariff adds it. */
const GROSS_KINDS: readonly string[] = ['tax', 'rounding', 'voucher'];

/**
 * The lines of a price with their tax. The tax of all lines is the tax inside their sum, whether the tariff includes or
 * adds it: each line gets the difference that it makes to the tax of the lines before it.
 * @param voucher null without one; its line is written also when it changes nothing
 */
export function toPricedLines(
  { lines, tax }: FeeParts,
  voucher: { code: string | null; amountMinor: number } | null,
): PricedLine[] {
  const parts = [
    ...lines.map(({ kind, name = null, amountMinor }) => ({ kind, name, amountMinor })),
    ...(voucher ? [{ kind: 'voucher' as const, name: voucher.code, amountMinor: voucher.amountMinor }] : []),
  ];
  let [sumMinor, taxSumMinor] = [0, 0];
  return parts.map((line) => {
    sumMinor += line.amountMinor;
    if (!tax) return { ...line, taxPercent: null, taxMinor: null };
    const isGross = tax.isIncluded || GROSS_KINDS.includes(line.kind);
    const taxMinor = isGross ? taxInside(sumMinor, tax.percent) - taxSumMinor : 0;
    taxSumMinor += taxMinor;
    return { ...line, taxPercent: tax.percent, taxMinor };
  });
}
