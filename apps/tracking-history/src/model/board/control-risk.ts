import type { Order, Rider } from '@courier/api-client';
import { distanceMetres, hasEnded, lateMinutes, type LatLng } from '@courier/api-client/order-rules';
import { isBeforeRider, statusSince } from './arrival';
import { findNextStop } from './next-stop';
import { progressAfter, riderTrouble, type Progress } from './rider-progress';

/** A rider at the shop for this long counts as stuck. */
export const STUCK_MINUTES = 5;
/** An order without a rider for longer than this is at risk. */
export const UNASSIGNED_MINUTES = 6;

/** In order of priority. */
export const RISK_KINDS = ['late', 'stuck', 'unassigned'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

/** Why an order is at risk, and for how many whole minutes. */
export interface Risk {
  kind: RiskKind;
  cause: 'late' | 'at-shop' | 'silent' | 'still' | 'no-rider';
  minutes: number;
}

export interface Watched {
  rider: Rider;
  progress: Progress | null;
}

/** Updates the progress after a new position; returns the same object if the position is unchanged. */
export function watchedAfter(
  known: Watched | undefined,
  order: Order,
  rider: Rider,
  pickup: LatLng | null,
): Watched {
  if (known?.rider === rider) return known;
  const next = findNextStop(order);
  const stop = next === 'shop' ? pickup : order.customer.location;
  const progress = stop
    ? progressAfter(known?.progress ?? null, next, distanceMetres(rider, stop), rider.updated_at)
    : null;
  return { rider, progress };
}

const wholeMinutes = (seconds: number) => Math.floor(seconds / 60);

function stuck(order: Order, watched: Watched | undefined, nowSeconds: number): Risk | null {
  const waited = wholeMinutes(nowSeconds - statusSince(order));
  if (order.status === 'NEAR_VENDOR')
    return waited >= STUCK_MINUTES ? { kind: 'stuck', cause: 'at-shop', minutes: waited } : null;
  const trouble = watched && riderTrouble(watched.rider, watched.progress, nowSeconds);
  return trouble ? { kind: 'stuck', cause: trouble.kind, minutes: trouble.minutes } : null;
}

/** Why a running order is at risk, the kind with the highest priority; null if it is not. */
export function findRisk(order: Order, watched: Watched | undefined, nowSeconds: number): Risk | null {
  if (hasEnded(order.status)) return null;
  const late = lateMinutes(order, nowSeconds);
  if (late !== null) return { kind: 'late', cause: 'late', minutes: late };
  const held = stuck(order, watched, nowSeconds);
  if (held) return held;
  if (!isBeforeRider(order, nowSeconds)) return null;
  const waited = wholeMinutes(nowSeconds - Math.max(order.created_at, order.preordered_for ?? 0));
  return waited > UNASSIGNED_MINUTES ? { kind: 'unassigned', cause: 'no-rider', minutes: waited } : null;
}
