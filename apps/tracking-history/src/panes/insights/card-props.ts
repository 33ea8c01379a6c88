import type { Insights } from '@courier/api-client';

export interface CardProps {
  insights: Insights;
  /** Period for the file names, e.g. `2026-11-13_2026-11-19`. */
  days: string;
  /** Weekdays of the period; 1 is Monday. */
  periodDays: ReadonlySet<number>;
  /** Whether the time axis runs from right to left. */
  isMirrored: boolean;
}
