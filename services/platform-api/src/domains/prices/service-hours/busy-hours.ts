import { minutesOfDay } from '@courier/config';
import { addDays, localDate, unixFromLocal } from '@courier/config/time';
import type { ServiceWindow } from '@courier/api-client/order-rules';
import type { OutletRules } from '../rules-in-force/outlet-rules';
import type { Surcharge } from '../rule-shapes/tariff';
import { surchargeApplies } from '../pricing/tariffs/tariff-fee';
import { localMoment } from '../pricing/local-moment';

/** When a surcharge of certain hours or days is added. Unix seconds; `to` is the first second without it. */
export interface BusyWindow extends ServiceWindow {
  surcharge: Surcharge;
}

/**
 * The times between two moments in which the tariff adds a surcharge for the hour or the day. Those that also depend on
 * rain or demand are listed while it holds, as a fee that is asked for now.
 * @param range Unix seconds
 */
export function busyWindows(
  { tariff, rain, demand }: Pick<OutletRules, 'tariff' | 'rain' | 'demand'>,
  timezone: string,
  range: ServiceWindow,
): BusyWindow[] {
  const timed = (tariff?.surcharges ?? []).filter(({ when }) => when.days || when.hours);
  const conditions = { rain, demand };
  return timed.flatMap((surcharge) => {
    const windows: BusyWindow[] = [];
    const moments = [range.from, ...findChanges(surcharge, timezone, range), range.to];
    for (const [index, from] of moments.slice(0, -1).entries()) {
      const to = moments[index + 1] ?? from;
      const { day, minutes } = localMoment(from, timezone);
      if (to <= from || !surchargeApplies(surcharge, { day, minutes, ...conditions })) continue;
      const last = windows.at(-1);
      if (last?.to === from) last.to = to;
      else windows.push({ from, to, surcharge });
    }
    return windows;
  });
}

/** Moments inside the range at which the surcharge may begin or end, in order. */
function findChanges({ when: { hours } }: Surcharge, timezone: string, range: ServiceWindow): number[] {
  const moments: number[] = [];
  const clocks = ['00:00', ...(hours ? [formatClock(hours.from), formatClock(hours.to % 1440)] : [])];
  const noon = range.from + (720 - minutesOfDay(range.from, timezone)) * 60;
  for (let at = noon; at <= range.to + 86_400; at = addDays(at, 1, timezone)) {
    const date = localDate(at, timezone);
    for (const clock of clocks) {
      const moment = unixFromLocal(date, clock, timezone);
      if (moment !== null && moment > range.from && moment < range.to) moments.push(moment);
    }
  }
  return moments.toSorted((a, b) => a - b);
}

const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
