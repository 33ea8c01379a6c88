import type { ProviderDelivery, UnknownValue } from './external-fleet';

/** Our value of a provider's; undefined for one that the table lacks. Own keys only. */
export const translate = <T>(table: Readonly<Record<string, T>>, value: string): T | undefined =>
  Object.hasOwn(table, value) ? table[value] : undefined;

/** Values that the tables lack, each once. */
export function listUnknown(
  field: UnknownValue['field'],
  table: Readonly<Record<string, unknown>>,
  values: readonly (string | null | undefined)[],
): UnknownValue[] {
  const missing = values.filter((value): value is string => typeof value === 'string' && value !== '');
  return [...new Set(missing)]
    .filter((value) => !Object.hasOwn(table, value))
    .map((value) => ({ field, value }));
}

/** The value of the first key that a sentence contains; null without one. */
export const findRefusal = <T>(table: Readonly<Record<string, T>>, sentence: string): T | null =>
  Object.entries(table).find(([part]) => sentence.includes(part))?.[1] ?? null;

/** Unix seconds of an ISO time; null for anything else. */
export function readIsoSeconds(text: string | null | undefined): number | null {
  const ms = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000);
}

/** Estimates of two ISO times; without those that are missing. */
export function readEta(
  pickup: string | null | undefined,
  dropoff: string | null | undefined,
): ProviderDelivery['eta'] {
  const [pickupAt, dropoffAt] = [readIsoSeconds(pickup), readIsoSeconds(dropoff)];
  return {
    ...(pickupAt === null ? {} : { pickup_at: pickupAt }),
    ...(dropoffAt === null ? {} : { dropoff_at: dropoffAt }),
  };
}

/** Null without a place on the earth. */
export function readPosition(
  { latitude, longitude }: { latitude?: number | null | undefined; longitude?: number | null | undefined },
  recordedAt: number,
): ProviderDelivery['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude, recorded_at: recordedAt };
}
