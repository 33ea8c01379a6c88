import type { CountryCode } from '@courier/config';
import { COUNTRY_PARAMETERS, contract, type CountryParameter } from '@courier/api-client/contract';
import { writeProhibitedItems } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { readCountryMethods, readOnlineActivated } from '../payment-methods/read-payment-methods';
import { readCountryValueLimit } from '../order-limits/read-value-limit';
import { countryParameter } from '../country-parameter';

export { countryParameter };

export function registerParameters(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.parameters.get, async ({ params, country, db }) => {
    const name = COUNTRY_PARAMETERS.find((known) => known === params.name);
    if (name === undefined) throw notFound();
    return {
      result: (await readRule(deps, db, country, name)) ?? (await countryParameter(db, country, name)),
    };
  });
}

/** What a rule of the operator says in place of the parameter; null where none is set. */
async function readRule(
  deps: Pick<Deps, 'rules' | 'externalPayments'>,
  db: Db,
  country: CountryCode,
  name: CountryParameter,
): Promise<string | number | null> {
  if (name === 'orderItemValueExceedLimit') return readCountryValueLimit(deps, db, country);
  if (name === 'paymentMethods') return readCountryMethods(deps, db, country);
  if (name === 'onlinePaymentActivated')
    return deps.externalPayments.find(country) ? readOnlineActivated(deps, db, country) : 'false';
  if (name !== 'prohibitedItems') return null;
  const items = await deps.rules.read(db, 'prohibited', country);
  return items && writeProhibitedItems(items);
}
