import type { OrderStatus } from './statuses';

/** From earliest to latest. DELAYED and the cancelled statuses have no place in it. */
export const PROGRESS_ORDER = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'STALLED',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const satisfies readonly OrderStatus[];

const RANKS_BELOW: Readonly<Record<string, number>> = {
  CANCELLED: -1,
  PAYMENT_CANCELLED: -2,
  PAYMENT_FAILED: -3,
  STALLED: -4,
};

/** Rank of a status nobody knows. */
export const UNKNOWN_RANK = -5;

/** Place in the progress order, for showing a history; null for a status without a place. */
export function progressIndex(status: string): number | null {
  const index = PROGRESS_ORDER.findIndex((known) => known === status);
  return index === -1 ? null : index;
}

/** Rank for steps and comparisons: negative below the normal line; null for DELAYED, which has rules of its own. */
export function stepRank(status: string): number | null {
  if (status === 'DELAYED') return null;
  return RANKS_BELOW[status] ?? progressIndex(status) ?? UNKNOWN_RANK;
}
