import { parseServiceHours, type ServiceWindow } from '@courier/api-client/order-rules';
import { addDays, localDate, unixFromLocal } from '@courier/config/time';
import type { HoursPlan } from '../rule-shapes/hours-plan';
import { dayOfDate } from '../pricing/local-moment';

const DAY_MINUTES = 1440;
const WHOLE_DAY = { from: 0, to: DAY_MINUTES };

export interface HoursOfPlace {
  timezone: string;
  /** Null where the operator has set none. */
  plan: HoursPlan | null;
  /** The parameter of the country, such as `0900:2130`; it holds without a plan. */
  parameter: string;
}

/**
 * When the service delivers between two moments, in order, joined where one window ends as the next begins. Local times
 * that a clock change leaves out count as the moment after it.
 * @param range Unix seconds
 */
export function openWindows(hours: HoursOfPlace, range: ServiceWindow): ServiceWindow[] {
  const { timezone, plan, parameter } = hours;
  const windows: ServiceWindow[] = [];
  // A window of the day before may end after midnight.
  for (let noon = addDays(localNoon(range.from, timezone), -1, timezone); noon <= range.to + 86_400;) {
    const date = localDate(noon, timezone);
    for (const { from, to } of plan ? windowsOnDate(plan, date) : parameterWindows(parameter)) {
      const begin = momentOn(date, from, timezone);
      const end = momentOn(date, to <= from ? to + DAY_MINUTES : to, timezone);
      const cut = { from: Math.max(begin, range.from), to: Math.min(end, range.to) };
      if (cut.from < cut.to) windows.push(cut);
    }
    noon = addDays(noon, 1, timezone);
  }
  return joinWindows(windows.toSorted((a, b) => a.from - b.from));
}

/** @param at Unix seconds */
export const isServiceOpen = (hours: HoursOfPlace, at: number): boolean =>
  openWindows(hours, { from: at, to: at + 1 }).length > 0;

function windowsOnDate({ week, dates }: HoursPlan, date: string) {
  const exception = dates.find((known) => known.date === date);
  return exception ? exception.windows : week.filter(({ days }) => days.includes(dayOfDate(date)));
}

/** Both minutes of the parameter are open; hours that cannot be read mean open. */
function parameterWindows(parameter: string): { from: number; to: number }[] {
  try {
    const { from, to } = parseServiceHours(parameter);
    return from === to ? [WHOLE_DAY] : [{ from, to: to + 1 }];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [WHOLE_DAY];
  }
}

function momentOn(date: string, minutes: number, timezone: string): number {
  const midnight = unixFromLocal(date, '00:00', timezone) ?? Number.NaN;
  const day = minutes < DAY_MINUTES ? date : localDate(addDays(midnight + 43_200, 1, timezone), timezone);
  const clock = minutes % DAY_MINUTES;
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
  return unixFromLocal(day, time, timezone) ?? Number.NaN;
}

const localNoon = (at: number, timezone: string): number =>
  unixFromLocal(localDate(at, timezone), '12:00', timezone) ?? at;

function joinWindows(windows: readonly ServiceWindow[]): ServiceWindow[] {
  const joined: ServiceWindow[] = [];
  for (const window of windows) {
    const last = joined.at(-1);
    if (last && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else joined.push({ ...window });
  }
  return joined;
}
