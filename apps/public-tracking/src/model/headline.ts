import type { Tracking } from '@courier/api-client';

/** What stands largest: a time, or words where there is none to tell. */
export type Headline =
  | { kind: 'time'; lead: 'at-shop' | 'arriving'; at: number }
  | { kind: 'scheduled'; at: number }
  | { kind: 'words' }
  | { kind: 'cancelled'; by: 'USER' | 'PLATFORM' | null }
  | { kind: 'failed' };

const TO_SHOP: ReadonlySet<string> = new Set(['courier_accepted', 'near_vendor']);
const TO_CUSTOMER: ReadonlySet<string> = new Set(['collected', 'near_customer']);

/** Chooses it: an estimate counts only while the rider is on the way it is for. */
export function headlineOf({ stage, status, cancellation, eta, preordered_for }: Tracking): Headline {
  if (stage === null)
    return status === 'CANCELLED' || cancellation
      ? { kind: 'cancelled', by: cancellation?.by ?? null }
      : { kind: 'failed' };
  if (stage === 'preparing' && preordered_for !== null) return { kind: 'scheduled', at: preordered_for };
  if (eta !== null && TO_SHOP.has(stage)) return { kind: 'time', lead: 'at-shop', at: eta };
  if (eta !== null && TO_CUSTOMER.has(stage)) return { kind: 'time', lead: 'arriving', at: eta };
  return { kind: 'words' };
}
