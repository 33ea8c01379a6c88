import { statusFacts } from './status-table';
import { ORDER_STATUSES } from './statuses';

/** From earliest to latest, without DELAYED and the cancelled statuses. */
export const PROGRESS_ORDER = ORDER_STATUSES.filter((status) => progressIndex(status) !== null).sort(
  (a, b) => (progressIndex(a) ?? 0) - (progressIndex(b) ?? 0),
);

/** For a history; null for other statuses. */
export function progressIndex(status: string): number | null {
  return statusFacts(status).step;
}

/** Rank for steps and comparisons: negative off the normal sequence; null for DELAYED, which has its own rules. */
export const stepRank = (status: string): number | null => statusFacts(status).rank;
