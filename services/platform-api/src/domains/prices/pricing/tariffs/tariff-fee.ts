import { PERCENT_PARTS, RATE_PARTS, type Band, type Surcharge, type Tariff } from '../../rule-shapes/tariff';

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
      add({ kind: 'surcharge', name: surcharge.name, amountMinor: surchargeMinor(surcharge, before) });
  if (trip.isCash) add({ kind: 'cash', amountMinor: tariff.cashMinor });
  const { tax } = tariff;
  if (tax && !tax.isIncluded)
    add({ kind: 'tax', amountMinor: divide(sum(lines) * tax.percent, 100 * PERCENT_PARTS) });
  add({ kind: 'rounding', amountMinor: roundedFee(tariff, sum(lines)) - sum(lines) });
  const feeMinor = sum(lines);
  return { feeMinor, lines, taxMinor: tax && taxInside(feeMinor, tax.percent) };
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

const surchargeMinor = ({ price }: Surcharge, before: number) =>
  price.per === 'order' ? price.amountMinor : divide(before * price.percent, 100 * PERCENT_PARTS);

function roundedFee({ rounding: { stepMinor, direction } }: Tariff, amount: number): number {
  const steps = direction === 'up' ? Math.ceil(amount / stepMinor) : divide(amount, stepMinor);
  return steps * stepMinor;
}

/** The part of an amount that is tax. */
export const taxInside = (feeMinor: number, percent: number) =>
  divide(feeMinor * percent, 100 * PERCENT_PARTS + percent);
