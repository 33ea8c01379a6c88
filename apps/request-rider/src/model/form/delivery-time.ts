import {
  isInLaterRange,
  isOpen,
  isOpenIn,
  laterRange,
  type BusyWindow,
  type ServiceWindow,
} from '@courier/api-client/order-rules';
import { minutesOfDay } from '@courier/config';

const MINUTE = 60;
/** The half hours of every time zone are multiples of this step. */
const STEP_SECONDS = 5 * MINUTE;
const SLOT_MINUTES = 30;
const NOON_MINUTES = 720;
/** Minutes a clock may be set back in one night; a larger step back means a new day. */
const LARGEST_CHANGE_OF_CLOCK = 120;

export interface LaterRules {
  nowSeconds: number;
  timezone: string;
  /** Minutes since midnight; null when the hours are not known, which counts as open. */
  window: { from: number; to: number } | null;
  /** By the plan of the operator, instead of `window`. */
  windows?: readonly ServiceWindow[] | null;
  /** When a delivery costs more. */
  busy?: readonly BusyWindow[];
}

export interface LaterDay {
  /** 0 is today. */
  daysAhead: number;
  /** Unix seconds, ascending, never empty. */
  times: readonly number[];
}

function inHours(at: number, { window, windows, timezone }: LaterRules): boolean {
  if (windows) return isOpenIn(windows, at);
  return window === null || isOpen(window, minutesOfDay(at, timezone));
}

const isOpeningMinute = (at: number, minute: number, { window, windows }: LaterRules): boolean =>
  windows ? windows.some(({ from }) => from === at) : minute === window?.from;

export function laterProblem(at: number, rules: LaterRules): 'range' | 'hours' | null {
  if (!isInLaterRange(at, rules.nowSeconds)) return 'range';
  return inHours(at, rules) ? null : 'hours';
}

/** The surcharges of a delivery at a time. */
export const busyAt = ({ busy = [] }: LaterRules, at: number): BusyWindow[] =>
  busy.filter(({ from, to }) => at >= from && at < to);

/** A day that can be chosen or, without times, one on which no rider works. */
export interface CalendarDay extends LaterDay {
  /** Noon, for its name. */
  noon: number;
  /** Times within the range in which no rider works, to the minute. */
  closed: readonly ServiceWindow[];
}

/** Every local day between the first and the last later time. */
export function laterCalendar(rules: LaterRules): CalendarDay[] {
  const { nowSeconds, timezone } = rules;
  const { from, to } = laterRange(nowSeconds);
  const times = new Map(laterDays(rules).map((day) => [day.daysAhead, day.times]));
  const days: (CalendarDay & { closed: ServiceWindow[] })[] = [];
  let daysAhead = 0;
  let before = minutesOfDay(nowSeconds, timezone);
  for (let at = from; at <= to; at += STEP_SECONDS) {
    const minute = minutesOfDay(at, timezone);
    if (minute < before - LARGEST_CHANGE_OF_CLOCK) daysAhead += 1;
    before = minute;
    if (days.at(-1)?.daysAhead !== daysAhead) {
      const noon = at + (NOON_MINUTES - minute) * MINUTE;
      days.push({ daysAhead, noon, times: times.get(daysAhead) ?? [], closed: [] });
    }
    if (inHours(at, rules)) continue;
    const closed = days.at(-1)?.closed ?? [];
    const last = closed.at(-1);
    const end = openingMinute(at, minute, rules);
    if (last?.to === at) last.to = end;
    else closed.push({ from: Math.max(from, at - minute * MINUTE, closingMinute(at, rules)), to: end });
  }
  return days;
}

function firstMinute(from: number, to: number, isWanted: (at: number) => boolean): number {
  let at = from;
  while (at < to && !isWanted(at)) at += MINUTE;
  return at;
}

/** When the service opens in the next minutes, else the end of the step or of the day. */
function openingMinute(at: number, minute: number, rules: LaterRules): number {
  const opens = firstMinute(at, at + STEP_SECONDS, (moment) => inHours(moment, rules));
  const afterMidnight = minutesOfDay(opens, rules.timezone);
  return afterMidnight < minute ? opens - afterMidnight * MINUTE : opens;
}

/** When the service closed in the last minutes before `at`. The last minute of the country's hours is open. */
function closingMinute(at: number, rules: LaterRules): number {
  const first = firstMinute(at - STEP_SECONDS + MINUTE, at, (moment) => !inHours(moment, rules));
  return first < at && !rules.windows ? first - MINUTE : first;
}

/** The selectable days with their half hours and the opening minute, earliest first. */
export function laterDays(rules: LaterRules): LaterDay[] {
  const { nowSeconds, timezone } = rules;
  const { from, to } = laterRange(nowSeconds);
  const days = new Map<number, number[]>();
  let daysAhead = 0;
  let before = minutesOfDay(nowSeconds, timezone);
  const first = Math.ceil(nowSeconds / STEP_SECONDS) * STEP_SECONDS;
  for (let at = first; at <= to; at += STEP_SECONDS) {
    const minute = minutesOfDay(at, timezone);
    if (minute < before - LARGEST_CHANGE_OF_CLOCK) daysAhead += 1;
    before = minute;
    const isSlot = minute % SLOT_MINUTES === 0 || isOpeningMinute(at, minute, rules);
    if (at >= from && isSlot && inHours(at, rules)) days.set(daysAhead, [...(days.get(daysAhead) ?? []), at]);
  }
  return [...days].map(([day, times]) => ({ daysAhead: day, times }));
}

export const firstLaterTime = (rules: LaterRules): number =>
  laterDays(rules)[0]?.times[0] ?? laterRange(rules.nowSeconds).from;

/** First second of the local day of `at`; not exact in nights with a clock change. */
const midnightBefore = (at: number, timezone: string) => at - minutesOfDay(at, timezone) * MINUTE;
const HALF_A_DAY = 12 * 60 * MINUTE;

/** The day that contains `at`; undefined when it can no longer be chosen. */
export function dayHolding<Day extends LaterDay>(
  days: readonly Day[],
  at: number,
  timezone: string,
): Day | undefined {
  const midnight = midnightBefore(at, timezone);
  return days.find(
    ({ times: [first = 0] }) => Math.abs(midnightBefore(first, timezone) - midnight) < HALF_A_DAY,
  );
}

/** Adds a valid time that is not a half hour, e.g. a pasted one. */
export function withTime<Day extends LaterDay>(day: Day, at: number): Day {
  if (day.times.includes(at)) return day;
  return { ...day, times: [...day.times, at].sort((one, other) => one - other) };
}

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

function partOfDay(at: number, timezone: string): PartOfDay {
  const hour = minutesOfDay(at, timezone) / 60;
  return PARTS.find(([until]) => hour < until)?.[1] ?? 'evening';
}

export function byPartOfDay({ times }: LaterDay, timezone: string): [PartOfDay, number[]][] {
  const parts = new Map<PartOfDay, number[]>();
  for (const at of times) {
    const part = partOfDay(at, timezone);
    parts.set(part, [...(parts.get(part) ?? []), at]);
  }
  return [...parts];
}
