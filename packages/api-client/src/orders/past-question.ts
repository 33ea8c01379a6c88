import type { DatePreset, DateRange } from '@courier/config/time';

/** A time before today: a preset, which follows the calendar, or chosen days. */
export type Period = DatePreset | DateRange;

export interface PastQuestion {
  period: Period;
  /** Phone number of the customer whose orders alone are wanted; null for everybody's. */
  phone: string | null;
}
