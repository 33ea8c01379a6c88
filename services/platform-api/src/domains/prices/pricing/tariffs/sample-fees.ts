import type { Surcharge, Tariff } from '../../rule-shapes/tariff';
import { returnFee, tariffFee, type PricedTrip } from './tariff-fee';

export const SAMPLE_METRES = [500, 1000, 1500, 2000, 3000, 4000, 5000, 7000, 10_000, 15_000];

/** When and how a sample delivery is ordered. */
export interface SampleMoment {
  label: string;
  trip: Omit<PricedTrip, 'metres'>;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEDNESDAY = 3;
const NOON_MINUTES = 720;
/** In dry weather, paid in advance. */
const NOON: SampleMoment = {
  label: 'Wednesday noon',
  trip: { day: WEDNESDAY, minutes: NOON_MINUTES, rain: false, demand: false, isCash: false },
};
const CASH: SampleMoment = { label: 'Wednesday noon, cash', trip: { ...NOON.trip, isCash: true } };

/** Wednesday noon, and a moment for each condition of the tariffs: cash, rain, demand, days and hours. */
export function listSampleMoments(tariffs: readonly Tariff[]): SampleMoment[] {
  const moments = new Map([[NOON.label, NOON]]);
  if (tariffs.some(({ cashMinor }) => cashMinor > 0)) moments.set(CASH.label, CASH);
  for (const { when } of tariffs.flatMap(({ surcharges }) => surcharges)) {
    const moment = createMoment(when);
    if (!moments.has(moment.label)) moments.set(moment.label, moment);
  }
  return [...moments.values()];
}

/** A moment at which a surcharge is added. */
function createMoment({ condition, days, hours }: Surcharge['when']): SampleMoment {
  const day = days?.[0] ?? WEDNESDAY;
  const minutes = hours?.from ?? NOON_MINUTES;
  const time = minutes === NOON_MINUTES ? 'noon' : clockTime(minutes);
  const label = [`${DAYS[day - 1] ?? ''} ${time}`, ...(condition ? [condition] : [])].join(', ');
  return {
    label,
    trip: { day, minutes, rain: condition === 'rain', demand: condition === 'demand', isCash: false },
  };
}

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface SampleFee {
  metres: number;
  moment: SampleMoment;
  feeMinor: number;
}

export const sampleFeeMinor = (tariff: Tariff, metres: number, { trip }: SampleMoment): number =>
  tariffFee(tariff, { ...trip, metres }).feeMinor;

/** What the return of an order of Wednesday noon costs; null where the tariff names no price. */
export const sampleReturnMinor = (tariff: Tariff, metres: number): number | null =>
  returnFee(tariff, sampleFeeMinor(tariff, metres, NOON))?.amountMinor ?? null;

export const listSampleFees = (tariff: Tariff, moments: readonly SampleMoment[]): SampleFee[] =>
  moments.flatMap((moment) =>
    SAMPLE_METRES.map((metres) => ({ metres, moment, feeMinor: sampleFeeMinor(tariff, metres, moment) })),
  );
