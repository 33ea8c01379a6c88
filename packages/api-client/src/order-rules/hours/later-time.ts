import { LIMITS } from '@courier/config';

const MINUTE = 60;
const toWholeMinute = (unixSeconds: number) => Math.floor(unixSeconds / MINUTE);

/** Range of later delivery times, whole minutes as unix seconds, inclusive; service hours limit it further. */
export function laterRange(nowSeconds: number): { from: number; to: number } {
  const now = toWholeMinute(nowSeconds) * MINUTE;
  return { from: now + LIMITS.laterDeliveryFromSeconds, to: now + LIMITS.laterDeliveryToSeconds };
}

/**
 * Whether a later time is within the range, in whole minutes as displayed.
 * @param travelSeconds tolerance for the duration of a request
 */
export function isInLaterRange(at: number, nowSeconds: number, travelSeconds = 0): boolean {
  const minute = toWholeMinute(at) * MINUTE;
  return minute >= laterRange(nowSeconds - travelSeconds).from && minute <= laterRange(nowSeconds).to;
}
