import type { Insights } from '@courier/api-client';

/** What every card of insights is made of. */
export interface CardProps {
  insights: Insights;
  /** Days the figures are of, e.g. `2026-11-13_2026-11-19`, for the names of files. */
  days: string;
  /** Whether time runs from right to left. */
  isMirrored: boolean;
}
