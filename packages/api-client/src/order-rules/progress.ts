import { factsOf } from './status-table';
import { ORDER_STATUSES } from './statuses';

/** From earliest to latest. DELAYED and the cancelled statuses have no place in it. */
export const PROGRESS_ORDER = ORDER_STATUSES.filter((status) => progressIndex(status) !== null).sort(
  (a, b) => (progressIndex(a) ?? 0) - (progressIndex(b) ?? 0),
);

/** Place in the progress order, for showing a history; null for a status without a place. */
export function progressIndex(status: string): number | null {
  return factsOf(status).step;
}

/** Rank for steps and comparisons: negative below the normal line; null for DELAYED, which has rules of its own. */
export const stepRank = (status: string): number | null => factsOf(status).rank;
