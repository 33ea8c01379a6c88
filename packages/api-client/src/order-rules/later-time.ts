import { LIMITS } from '@courier/config';

const MINUTE = 60;
const minuteOf = (unixSeconds: number) => Math.floor(unixSeconds / MINUTE);

/** When a later delivery may arrive, whole minutes as unix seconds, both ends included; service hours come on top. */
export function laterRange(nowSeconds: number): { from: number; to: number } {
  const now = minuteOf(nowSeconds) * MINUTE;
  return { from: now + LIMITS.laterDeliveryFromSeconds, to: now + LIMITS.laterDeliveryToSeconds };
}

/**
 * Whether a later time is neither too soon nor too far, compared in whole minutes as people see them.
 * @param travelSeconds how long ago the time may have been right: a request takes its time to arrive
 */
export function isInLaterRange(at: number, nowSeconds: number, travelSeconds = 0): boolean {
  const minute = minuteOf(at) * MINUTE;
  return minute >= laterRange(nowSeconds - travelSeconds).from && minute <= laterRange(nowSeconds).to;
}
