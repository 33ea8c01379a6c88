import { contract } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { badInput } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import { vendorPosition } from '../delivery-areas';
import { readOutletRules } from '../rules-in-force/outlet-rules';
import { countryParameter } from '../parameters';
import { toMajor } from '../../../platform/money';
import { PERCENT_PARTS } from '../rule-shapes/tariff';
import { busyWindows } from './busy-hours';
import { openWindows } from './open-windows';

const LONGEST_SECONDS = 62 * 86_400;

export function registerServiceHours(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.pricing.serviceHours, async ({ params: { vendorId }, query, country, db }) => {
    if (query.to <= query.from || query.to - query.from > LONGEST_SECONDS)
      throw badInput('The range is empty or longer than 62 days', 'validation.form-invalid', 'to');
    const pickup = await vendorPosition(db, vendorId);
    const outlet = await readOutletRules(deps, db, { country, vendorId, pickup });
    const { timezone } = countryConfig(country);
    const parameter = String(await countryParameter(db, country, 'serviceHours'));
    const windows = openWindows({ timezone, plan: outlet.hours, parameter }, query);
    const busy = busyWindows(outlet, timezone, query).map(({ from, to, surcharge: { name, price } }) => ({
      from,
      to,
      name,
      ...(price.per === 'order'
        ? { amount: toMajor(price.amountMinor, country) }
        : { percent: price.percent / PERCENT_PARTS }),
    }));
    return { result: { windows, timezone, ...(busy.length > 0 ? { busy } : {}) } };
  });
}
