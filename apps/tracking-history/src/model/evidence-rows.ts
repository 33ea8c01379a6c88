import type { Evidence } from '@courier/api-client';
import { USUAL_SECONDS } from '@courier/api-client/order-rules';

type Change = Evidence['timeline'][number];

/** What is to be said of a change besides who brought it about; seconds where it took longer than usual. */
export type RowNote =
  | { kind: 'search' | 'shop'; seconds: number }
  | { kind: 'from-shop' | 'from-door'; metres: number }
  | { kind: 'cause' };

const FROM_DOOR: ReadonlySet<string> = new Set(['NEAR_CUSTOMER', 'DELIVERED']);

/** The most telling thing of a change: a delay, then where it happened, then who brought it about. */
export function noteOf({ status, metres }: Change, { waits }: Evidence): RowNote {
  if (status === 'COURIER_ACCEPTED_DELIVERY' && (waits.search ?? 0) > USUAL_SECONDS.search)
    return { kind: 'search', seconds: waits.search ?? 0 };
  if (status === 'PICKED_UP' && (waits.shop ?? 0) > USUAL_SECONDS.shop)
    return { kind: 'shop', seconds: waits.shop ?? 0 };
  if (metres !== null) return { kind: FROM_DOOR.has(status) ? 'from-door' : 'from-shop', metres };
  return { kind: 'cause' };
}
