import { currentRows, type ChargeRow } from '../charges/charge-rows';

type Line = Pick<
  ChargeRow,
  'line' | 'reverses' | 'kind' | 'amount_minor' | 'tax_percent' | 'tax_minor' | 'refunds_line'
>;

/** What a refund takes back of one tax rate. Amounts are positive, except where a voucher has a rate of its own. */
export interface RefundPart {
  amountMinor: number;
  taxPercent: number | null;
  /** Tax inside the amount; null without a rate. */
  taxMinor: number | null;
}

/** What is left of an order after its refunds. */
export const leftMinor = (rows: readonly Line[]): number => sumAmounts(currentRows(rows));

/** Lines that can be refunded on their own: all that cost something. */
export const refundableLines = <Row extends Line>(rows: readonly Row[]): Row[] =>
  currentRows(rows).filter(({ kind, amount_minor }) => kind !== 'refund' && amount_minor > 0);

/** What is left of a line: never more than of the order, which a voucher or an earlier refund may have lowered. */
export function lineLeftMinor(rows: readonly Line[], line: Line): number {
  const refunded = sumAmounts(rows.filter(({ refunds_line }) => refunds_line === line.line));
  const { amountMinor } = leftOfRate(rows, line.tax_percent);
  return Math.max(0, Math.min(line.amount_minor + refunded, amountMinor, leftMinor(rows)));
}

/**
 * Splits a refund by tax rate, in proportion to what is left of each rate, so that refunds of everything take back
 * exactly the amounts and the tax of the order.
 * @param line the line that is refunded; null for the whole order. A line that is all that is left takes the other rates
 *   with it, for example that of a voucher
 * @param amountMinor above 0, and not above what is left
 */
export function splitRefund(
  rows: readonly Line[],
  { line, amountMinor }: { line: Pick<Line, 'tax_percent'> | null; amountMinor: number },
): RefundPart[] {
  const isRest = amountMinor === leftMinor(rows);
  if (line && !isRest) return [toPart(leftOfRate(rows, line.tax_percent), amountMinor)];
  const rates = [...new Set(currentRows(rows).map(({ tax_percent }) => tax_percent))];
  const left = rates.map((rate) => leftOfRate(rows, rate));
  const shares = allocate(
    amountMinor,
    left.map((rate) => rate.amountMinor),
  );
  const parts = isRest ? left : left.map((rate, index) => toPart(rate, shares[index] ?? 0));
  return parts.filter((part) => part.amountMinor !== 0 || (part.taxMinor ?? 0) !== 0);
}

function leftOfRate(rows: readonly Line[], taxPercent: number | null): RefundPart {
  const lines = currentRows(rows).filter(({ tax_percent }) => tax_percent === taxPercent);
  return {
    amountMinor: sumAmounts(lines),
    taxPercent,
    taxMinor: taxPercent === null ? null : lines.reduce((sum, { tax_minor }) => sum + (tax_minor ?? 0), 0),
  };
}

/** A share of what is left of a rate. */
function toPart(left: RefundPart, amountMinor: number): RefundPart {
  const { taxPercent, taxMinor: leftTax } = left;
  if (leftTax === null) return { amountMinor, taxPercent, taxMinor: null };
  const taxMinor = left.amountMinor === 0 ? 0 : proportion(leftTax, amountMinor, left.amountMinor);
  return { amountMinor, taxPercent, taxMinor };
}

/** Splits a whole number in proportion to weights, whose sum is not smaller, without a rest. */
function allocate(amount: number, weights: readonly number[]): number[] {
  let restAmount = amount;
  let restWeight = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => {
    const share = restWeight === 0 ? 0 : proportion(restAmount, weight, restWeight);
    restAmount -= share;
    restWeight -= weight;
    return share;
  });
}

/** `amount * part / whole`, rounded; the product may exceed the safe integers. */
function proportion(amount: number, part: number, whole: number): number {
  const [product, divisor] = [2n * BigInt(amount) * BigInt(part), 2n * BigInt(whole)];
  const isNegative = product < 0n !== divisor < 0n;
  const magnitude = (absolute(product) + absolute(divisor) / 2n) / absolute(divisor);
  return magnitude === 0n ? 0 : Number(isNegative ? -magnitude : magnitude);
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

const sumAmounts = (rows: readonly Pick<Line, 'amount_minor'>[]): number =>
  rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
