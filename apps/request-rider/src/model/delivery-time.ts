import { isOpen } from '@courier/api-client/order-rules';
import { LIMITS, minutesOfDay } from '@courier/config';

const STEP_SECONDS = 900;

export interface LaterRules {
  nowSeconds: number;
  timezone: string;
  /** Minutes since midnight; null when the hours are not known, which counts as open. */
  window: { from: number; to: number } | null;
}

export interface LaterRange {
  /** Unix seconds. */
  from: number;
  to: number;
}

/** When a later delivery may arrive, before service hours are looked at. */
export function laterRange(nowSeconds: number): LaterRange {
  return {
    from: nowSeconds + LIMITS.laterDeliveryFromSeconds,
    to: nowSeconds + LIMITS.laterDeliveryToSeconds,
  };
}

const inHours = (at: number, { window, timezone }: LaterRules) =>
  window === null || isOpen(window, minutesOfDay(at, timezone));

/** What is wrong with a later time, or null. */
export function laterProblem(at: number, rules: LaterRules): 'range' | 'hours' | null {
  const { from, to } = laterRange(rules.nowSeconds);
  // The range was shown a moment ago: its start may have passed by a minute while somebody typed.
  if (at < from - 60 || at > to) return 'range';
  return inHours(at, rules) ? null : 'hours';
}

/** The first quarter of an hour that may be chosen. */
export function firstLaterTime(rules: LaterRules): number {
  const { from, to } = laterRange(rules.nowSeconds);
  const first = Math.ceil(from / STEP_SECONDS) * STEP_SECONDS;
  for (let at = first; at <= to; at += STEP_SECONDS) if (inHours(at, rules)) return at;
  return first;
}
