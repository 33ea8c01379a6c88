import { addDays, endOfDay, startOfDay } from './days';

/** Unix seconds, both ends inclusive. */
export interface DateRange {
  from: number;
  to: number;
}

export const DATE_PRESETS = ['yesterday', 'past-week', 'past-month'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

const DAYS: Readonly<Record<DatePreset, number>> = { yesterday: 1, 'past-week': 7, 'past-month': 30 };

/** Whole days up to the end of yesterday: today belongs to tracking. */
export function presetRange(preset: DatePreset, nowSeconds: number, timezone: string): DateRange {
  return {
    from: startOfDay(addDays(nowSeconds, -DAYS[preset], timezone), timezone),
    to: endOfDay(addDays(nowSeconds, -1, timezone), timezone),
  };
}
