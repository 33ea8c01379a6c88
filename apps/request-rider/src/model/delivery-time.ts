import { isInLaterRange, isOpen, laterRange } from '@courier/api-client/order-rules';
import { minutesOfDay } from '@courier/config';

const MINUTE = 60;
/** Every clock of the world shows its half hours at one of these. */
const STEP_SECONDS = 5 * MINUTE;
const SLOT_MINUTES = 30;
/** Minutes a clock may be put back in one night: what goes back further is a new day. */
const LARGEST_CHANGE_OF_CLOCK = 120;

export interface LaterRules {
  nowSeconds: number;
  timezone: string;
  /** Minutes since midnight; null when the hours are not known, which counts as open. */
  window: { from: number; to: number } | null;
}

/** A day of the country with the times that may be chosen on it. */
export interface LaterDay {
  /** 0 is today. */
  daysAhead: number;
  /** Unix seconds, rising, never empty. */
  times: readonly number[];
}

const inHours = (at: number, { window, timezone }: LaterRules) =>
  window === null || isOpen(window, minutesOfDay(at, timezone));

/** What is wrong with a later time, or null. */
export function laterProblem(at: number, rules: LaterRules): 'range' | 'hours' | null {
  if (!isInLaterRange(at, rules.nowSeconds)) return 'range';
  return inHours(at, rules) ? null : 'hours';
}

/** The days a delivery may be put off to, with their half hours and the minute of opening, earliest first. */
export function laterDays(rules: LaterRules): LaterDay[] {
  const { nowSeconds, timezone, window } = rules;
  const { from, to } = laterRange(nowSeconds);
  const days = new Map<number, number[]>();
  let daysAhead = 0;
  let before = minutesOfDay(nowSeconds, timezone);
  const first = Math.ceil(nowSeconds / STEP_SECONDS) * STEP_SECONDS;
  for (let at = first; at <= to; at += STEP_SECONDS) {
    const minute = minutesOfDay(at, timezone);
    if (minute < before - LARGEST_CHANGE_OF_CLOCK) daysAhead += 1;
    before = minute;
    const isSlot = minute % SLOT_MINUTES === 0 || minute === window?.from;
    if (at >= from && isSlot && inHours(at, rules)) days.set(daysAhead, [...(days.get(daysAhead) ?? []), at]);
  }
  return [...days].map(([day, times]) => ({ daysAhead: day, times }));
}

/** The first time that may be chosen. */
export const firstLaterTime = (rules: LaterRules): number =>
  laterDays(rules)[0]?.times[0] ?? laterRange(rules.nowSeconds).from;

/** First second of the local day of `at`, exact but for the nights in which clocks are changed. */
const midnightBefore = (at: number, timezone: string) => at - minutesOfDay(at, timezone) * MINUTE;
const HALF_A_DAY = 12 * 60 * MINUTE;

/** The day on which `at` lies, or undefined when it cannot be chosen any more. */
export function dayHolding(days: readonly LaterDay[], at: number, timezone: string): LaterDay | undefined {
  const midnight = midnightBefore(at, timezone);
  return days.find(
    ({ times: [first = 0] }) => Math.abs(midnightBefore(first, timezone) - midnight) < HALF_A_DAY,
  );
}

/** The day with a time among its times that is none of the half hours but may be chosen: a pasted one, say. */
export function withTime(day: LaterDay, at: number): LaterDay {
  if (day.times.includes(at)) return day;
  return { ...day, times: [...day.times, at].sort((one, other) => one - other) };
}

/** The time of a day whose clock is nearest to that of `at`. */
export function sameTimeOn({ times }: LaterDay, at: number, timezone: string): number {
  const wanted = minutesOfDay(at, timezone);
  const distance = (time: number) => Math.abs(minutesOfDay(time, timezone) - wanted);
  return times.reduce((best, time) => (distance(time) < distance(best) ? time : best));
}

export type PartOfDay = 'night' | 'morning' | 'midday' | 'afternoon' | 'evening';

const PARTS: readonly [untilHour: number, part: PartOfDay][] = [
  [6, 'night'],
  [11, 'morning'],
  [14, 'midday'],
  [18, 'afternoon'],
  [24, 'evening'],
];

/** The part of the day a time falls into, on the clock of the country. */
export function partOfDay(at: number, timezone: string): PartOfDay {
  const hour = minutesOfDay(at, timezone) / 60;
  return PARTS.find(([until]) => hour < until)?.[1] ?? 'evening';
}

/** The times of a day by its parts, in their order. */
export function byPartOfDay({ times }: LaterDay, timezone: string): [PartOfDay, number[]][] {
  const parts = new Map<PartOfDay, number[]>();
  for (const at of times) {
    const part = partOfDay(at, timezone);
    parts.set(part, [...(parts.get(part) ?? []), at]);
  }
  return [...parts];
}
