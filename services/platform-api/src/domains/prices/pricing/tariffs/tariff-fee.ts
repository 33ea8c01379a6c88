import {
  PERCENT_PARTS,
  RATE_PARTS,
  type Band,
  type PartPrice,
  type Surcharge,
  type Tariff,
} from '../../rule-shapes/tariff';

export interface PricedTrip {
  metres: number;
  /** Local time of the shop when the order is delivered. */
  day: number;
  minutes: number;
  rain: boolean;
  demand: boolean;
  isCash: boolean;
}

export interface FeeLine {
  kind: 'base' | 'distance' | 'minimum' | 'surcharge' | 'cash' | 'tax' | 'rounding';
  /** The operator's name of a surcharge. */
  name?: string;
  amountMinor: number;
}

export interface TariffFee {
  /** The sum of the lines. */
  feeMinor: number;
  lines: readonly FeeLine[];
  /** Tax inside the fee, also when it is a line of its own; null without a tax. */
  taxMinor: number | null;
}

/**
 * The fee of a trip. Order: base and distance, the minimum, surcharges (percentages of what comes before them), cash,
 * tax unless included, rounding. Every line is in whole minor units, halves rounded up.
 */
export function tariffFee(tariff: Tariff, trip: PricedTrip): TariffFee {
  const lines: FeeLine[] = [
    { kind: 'base', amountMinor: tariff.baseMinor },
    { kind: 'distance', amountMinor: distanceMinor(tariff.bands, trip.metres) },
  ];
  const add = (line: FeeLine) => {
    if (line.amountMinor !== 0) lines.push(line);
  };
  add({ kind: 'minimum', amountMinor: Math.max(0, tariff.minimumMinor - sum(lines)) });
  const before = sum(lines);
  for (const surcharge of tariff.surcharges)
    if (surchargeApplies(surcharge, trip))
      add({ kind: 'surcharge', name: surcharge.name, amountMinor: partMinor(surcharge.price, before) });
  if (trip.isCash) add({ kind: 'cash', amountMinor: tariff.cashMinor });
  const { tax } = tariff;
  if (tax && !tax.isIncluded) add({ kind: 'tax', amountMinor: percentMinor(sum(lines), tax.percent) });
  add({ kind: 'rounding', amountMinor: roundedFee(tariff, sum(lines)) - sum(lines) });
  const feeMinor = sum(lines);
  return { feeMinor, lines, taxMinor: tax && taxInside(feeMinor, tax.percent) };
}

/** What a return costs besides the fee. */
export interface ReturnFee {
  /** With its tax. */
  amountMinor: number;
  /** In hundredths: 7.25 % is 725; null without a tax. */
  taxPercent: number | null;
  /** Tax inside the amount. */
  taxMinor: number | null;
}

/**
 * What it costs besides the fee that the goods come back: an amount, to which a tax is added where the tariff adds it, or
 * a percentage of the fee, which contains its tax. Rounded like a fee. Null where the tariff names no price.
 * @param feeMinor before a voucher
 */
export function returnFee(tariff: Tariff, feeMinor: number): ReturnFee | null {
  const { returnPrice: price, tax } = tariff;
  if (!price) return null;
  const priceMinor = partMinor(price, feeMinor);
  const isTaxAdded = tax !== null && !tax.isIncluded && price.per === 'order';
  const addedMinor = isTaxAdded ? percentMinor(priceMinor, tax.percent) : 0;
  const amountMinor = roundedFee(tariff, priceMinor + addedMinor);
  if (!tax) return { amountMinor, taxPercent: null, taxMinor: null };
  return { amountMinor, taxPercent: tax.percent, taxMinor: taxInside(amountMinor, tax.percent) };
}

const sum = (lines: readonly FeeLine[]) => lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Whole division, halves up; amounts stay far below 2^53. */
const divide = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

function distanceMinor(bands: readonly Band[], metres: number): number {
  let rates = 0;
  for (const { fromMetres, toMetres, price } of bands) {
    const isLast = toMetres === null || metres <= toMetres;
    if (price.per === 'band') {
      if (isLast) return price.amountMinor;
      continue;
    }
    const inside = Math.min(metres, toMetres ?? metres) - fromMetres;
    rates += price.rate * Math.ceil(Math.max(0, inside) / 1000);
    if (isLast) break;
  }
  return divide(rates, RATE_PARTS);
}

export function surchargeApplies(
  { when }: Surcharge,
  { day, minutes, rain, demand }: Pick<PricedTrip, 'day' | 'minutes' | 'rain' | 'demand'>,
): boolean {
  const { condition, days, hours } = when;
  if (condition === 'rain' && !rain) return false;
  if (condition === 'demand' && !demand) return false;
  const isOver = hours !== undefined && hours.to <= hours.from;
  // After midnight the window belongs to the day on which it began.
  const isTail = isOver && minutes < hours.to;
  const windowDay = isTail ? ((day + 5) % 7) + 1 : day;
  if (days && !days.includes(windowDay)) return false;
  if (!hours) return true;
  return isOver ? minutes >= hours.from || isTail : minutes >= hours.from && minutes < hours.to;
}

const partMinor = (price: PartPrice, basis: number) =>
  price.per === 'order' ? price.amountMinor : percentMinor(basis, price.percent);

const percentMinor = (basis: number, percent: number) => divide(basis * percent, 100 * PERCENT_PARTS);

function roundedFee({ rounding: { stepMinor, direction } }: Tariff, amount: number): number {
  const steps = direction === 'up' ? Math.ceil(amount / stepMinor) : divide(amount, stepMinor);
  return steps * stepMinor;
}

/** The part of an amount that is tax. */
export const taxInside = (feeMinor: number, percent: number) =>
  divide(feeMinor * percent, 100 * PERCENT_PARTS + percent);
