import type { Tracking } from '@courier/api-client';
import type { PromisedRange } from '@courier/api-client/order-rules';
import { arrivalBetween, type Arrival } from './arrival';

/** The largest text of the page: a time, or a status without one. */
export type Headline =
  | { kind: 'time'; lead: 'at-shop' | 'arriving'; between: Arrival }
  | { kind: 'scheduled'; at: number }
  | { kind: 'promised'; range: PromisedRange }
  | { kind: 'words'; isLate: boolean }
  | { kind: 'cancelled'; by: 'USER' | 'PLATFORM' | null }
  | { kind: 'failed' };

const TO_SHOP: ReadonlySet<string> = new Set(['courier_accepted', 'near_vendor']);
const TO_CUSTOMER: ReadonlySet<string> = new Set(['collected', 'near_customer']);

const ENDED: ReadonlySet<string> = new Set(['delivered', 'returned', 'return_initiated']);

/**
 * Chooses the headline. An estimate is valid only for the current leg of the rider and until its time has passed.
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
  if (stage === 'preparing' && preordered_for !== null) return { kind: 'scheduled', at: preordered_for };
  if (stage === 'preparing' && range && status !== 'DELAYED' && asOf <= range.to)
    return { kind: 'promised', range };
  const lead = TO_SHOP.has(stage) ? 'at-shop' : TO_CUSTOMER.has(stage) ? 'arriving' : null;
  const between = lead === null || eta === null ? null : arrivalBetween(eta, asOf);
  if (lead !== null && between !== null) return { kind: 'time', lead, between };
  return {
    kind: 'words',
    isLate:
      status === 'DELAYED' ||
      (!ENDED.has(stage) && asOf > (range?.to ?? Infinity)) ||
      (lead !== null && eta !== null),
  };
}
