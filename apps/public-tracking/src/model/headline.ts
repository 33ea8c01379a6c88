import type { Tracking } from '@courier/api-client';
import type { PromisedRange } from '@courier/api-client/order-rules';
import { arrivalBetween, type Arrival } from './arrival';

/** The largest text of the page: a time, or a status without one. */
export type Headline =
  /** The arrival at the door, while the rider has the order. */
  | { kind: 'time'; between: Arrival }
  | { kind: 'scheduled'; at: number }
  | { kind: 'promised'; range: PromisedRange }
  | { kind: 'words'; isLate: boolean }
  | { kind: 'cancelled'; by: 'USER' | 'PLATFORM' | null }
  | { kind: 'failed' };

const TO_SHOP: ReadonlySet<string> = new Set(['courier_accepted', 'near_vendor']);
const BEFORE_PICKUP: ReadonlySet<string> = new Set(['preparing', ...TO_SHOP]);
const TO_CUSTOMER: ReadonlySet<string> = new Set(['collected', 'near_customer']);

const ENDED: ReadonlySet<string> = new Set(['delivered', 'returned', 'return_initiated']);

/** Seconds until the rider is at the shop; null without a current estimate. */
export function secondsToShop({ stage, eta }: Tracking, asOf: number): number | null {
  return stage !== null && TO_SHOP.has(stage) && eta !== null && eta > asOf ? eta - asOf : null;
}

/**
 * Chooses the headline: the time at the door. Until the rider has the order, that is the promised range or the
 * scheduled time; afterwards the estimate, until it has passed.
 * @param asOf unix seconds by the server's clock
 */
export function chooseHeadline(
  { stage, status, cancellation, eta, preordered_for, promised_range: range }: Tracking,
  asOf: number,
): Headline {
  if (stage === null)
    return status === 'CANCELLED' || cancellation
      ? { kind: 'cancelled', by: cancellation?.by ?? null }
      : { kind: 'failed' };
  if (preordered_for !== null && isPlanned(stage, preordered_for, asOf))
    return { kind: 'scheduled', at: preordered_for };
  if (BEFORE_PICKUP.has(stage) && range && status !== 'DELAYED' && asOf <= range.to)
    return { kind: 'promised', range };
  const isOnItsWay = TO_CUSTOMER.has(stage);
  const between = !isOnItsWay || eta === null ? null : arrivalBetween(eta, asOf);
  if (between !== null) return { kind: 'time', between };
  return {
    kind: 'words',
    isLate:
      status === 'DELAYED' ||
      (!ENDED.has(stage) && asOf > (range?.to ?? Infinity)) ||
      (isOnItsWay && eta !== null),
  };
}

const isPlanned = (stage: string, at: number, asOf: number): boolean =>
  stage === 'preparing' || (TO_SHOP.has(stage) && asOf <= at);
