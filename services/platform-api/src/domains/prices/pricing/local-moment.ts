import { minutesOfDay } from '@courier/config';
import { localDate } from '@courier/config/time';

export interface LocalMoment {
  /** Such as 2026-11-28. */
  date: string;
  /** 1 is Monday. */
  day: number;
  /** Since midnight by the clock on the wall. */
  minutes: number;
}

/** @param at Unix seconds */
export function localMoment(at: number, timezone: string): LocalMoment {
  const date = localDate(at, timezone);
  return { date, day: dayOfDate(date), minutes: minutesOfDay(at, timezone) };
}

/** 1 is Monday. */
export const dayOfDate = (date: string): number => ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
