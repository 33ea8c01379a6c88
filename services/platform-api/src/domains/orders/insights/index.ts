import { contract } from '@courier/api-client/contract';
import { foldInsights } from '@courier/api-client/order-rules';
import { LIMITS, countryConfig } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { badInput } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import { withOutlets } from '../with-outlets';
import { toMajor } from '../../../platform/money';
import { countOrders } from './count-orders';

/** A day with a clock change may have 25 hours. */
const LONGEST_SECONDS = (LIMITS.historyRangeDays + 1) * 86_400;

/** Weekday 1 is Monday. */
function localWeekdayHour(at: number, timezone: string): { weekday: number; hour: number } {
  const weekday = new Date(`${localDate(at, timezone)}T00:00:00Z`).getUTCDay() || 7;
  return { weekday, hour: Number(localTime(at, timezone).slice(0, 2)) };
}

export function registerInsights(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.insights.get, async ({ params, query, country, db }) => {
    const { from, to, include_outlets } = query;
    if (to < from) throw badInput('The time ends before it begins.', 'error.invalid-input', 'to');
    if (to - from > LONGEST_SECONDS)
      throw badInput('The time is too long.', 'history.range-too-long', 'from');
    const { timezone } = countryConfig(country);
    const vendorIds = include_outlets ? await withOutlets(db, params.vendorId) : [params.vendorId];
    const counts = await countOrders(db, { vendorIds, from, to }, (minor) => toMajor(minor, country));
    return { result: foldInsights(counts, (at) => localWeekdayHour(at, timezone)) };
  });
}
