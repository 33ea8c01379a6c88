import { minutesOutside, type PromisedRange } from '@courier/api-client/order-rules';

/** Compares a delivery with the promised range; whole minutes outside the range. */
export function punctuality(
  range: PromisedRange,
  deliveredAt: number,
): { kind: 'on-time' | 'early' | 'late'; minutes: number } {
  const minutes = minutesOutside(range, deliveredAt);
  if (minutes === 0) return { kind: 'on-time', minutes };
  return { kind: minutes > 0 ? 'late' : 'early', minutes: Math.abs(minutes) };
}
