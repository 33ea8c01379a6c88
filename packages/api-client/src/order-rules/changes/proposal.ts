import { LIMITS } from '@courier/config';
import { trackingStage } from '../../public-tracking/stage';
import type { LatLng } from '../../wire/fields';
import { distanceMetres } from '../place/geometry';
import { canModify } from './modification';
import { statusFacts } from '../status/status-table';
import type { OrderFacts } from '../status/statuses';

const BEFORE_PICK_UP: ReadonlySet<string> = new Set(['preparing', 'courier_accepted', 'near_vendor']);

/** What a customer may propose now: a note until collection, a pin while the order can be changed. */
export function proposable(order: Pick<OrderFacts, 'status' | 'status_history'>): {
  note: boolean;
  pin: boolean;
} {
  const note = BEFORE_PICK_UP.has(trackingStage(order) ?? '') && statusFacts(order.status).change !== 'early';
  return { note, pin: note && canModify(order) };
}

/** Whether a pin is close enough to the old one to be the same door. */
export const isPinNear = (from: LatLng, to: LatLng): boolean =>
  // Stryker disable next-line EqualityOperator: no two places are exactly this far apart
  distanceMetres(from, to) <= LIMITS.proposalPinMetres;

/** Unix seconds; null for other orders. */
export function ratableUntil(
  { status, status_history: history }: Pick<OrderFacts, 'status' | 'status_history'>,
  rating: { created_at: number } | undefined,
): number | null {
  const delivered = history.findLast((entry) => entry.status === 'DELIVERED');
  if (status !== 'DELIVERED' || !delivered) return null;
  return rating
    ? rating.created_at + LIMITS.ratingChangeSeconds
    : delivered.created_at + LIMITS.ratingSeconds;
}
