import type { Evidence } from '@courier/api-client';
import { USUAL_SECONDS, statusKey } from '@courier/api-client/order-rules';

type Change = Evidence['timeline'][number];

/** The note on a status change; seconds for a step that took longer than usual. */
export type RowNote =
  | { kind: 'search' | 'shop'; seconds: number }
  | { kind: 'from-shop' | 'from-door'; metres: number }
  | { kind: 'cause' };

const FROM_DOOR: ReadonlySet<string> = new Set(['NEAR_CUSTOMER', 'DELIVERED']);

/** Picks one note by priority: a delay, the place, the cause. */
export function chooseRowNote({ status, metres }: Change, { waits }: Evidence): RowNote {
  if (status === 'COURIER_ACCEPTED_DELIVERY' && (waits.search ?? 0) > USUAL_SECONDS.search)
    return { kind: 'search', seconds: waits.search ?? 0 };
  if (status === 'PICKED_UP' && (waits.shop ?? 0) > USUAL_SECONDS.shop)
    return { kind: 'shop', seconds: waits.shop ?? 0 };
  if (metres !== null) return { kind: FROM_DOOR.has(status) ? 'from-door' : 'from-shop', metres };
  return { kind: 'cause' };
}

/**
 * Row spans of the stage column. The first of consecutive changes with the same label has the number of rows,
 * the others have 0.
 */
export function stageSpans(timeline: Evidence['timeline']): number[] {
  const spans: number[] = [];
  let first = 0;
  for (const [index, { status }] of timeline.entries()) {
    const before = timeline[index - 1];
    if (before && statusKey(before.status) === statusKey(status)) {
      spans[first] = (spans[first] ?? 0) + 1;
      spans.push(0);
    } else {
      first = index;
      spans.push(1);
    }
  }
  return spans;
}
