import type { DatePreset, DateRange } from '@courier/config/time';

/** A time before today: a preset relative to today, or chosen days. */
export type Period = DatePreset | DateRange;

export interface PastQuestion {
  period: Period;
  /** Customer's phone number; null for all customers. */
  phone: string | null;
}
