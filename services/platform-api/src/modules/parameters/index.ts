import { COUNTRY_PARAMETERS, contract, type CountryParameter } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';

type Value = string | number;

export function registerParameters(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.parameters.get, async ({ params, country, db }) => {
    const name = COUNTRY_PARAMETERS.find((known) => known === params.name);
    if (name === undefined) throw notFound();
    return { result: await countryParameter(db, country, name) };
  });
}

/** Value of a country parameter: what the table says, or what holds where it says nothing. */
export async function countryParameter(db: Db, country: string, name: CountryParameter): Promise<Value> {
  const row = await db
    .selectFrom('country_parameters')
    .select('value')
    .where('country', '=', country)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as Value) : standardValue(country, name);
}

function standardValue(country: string, name: CountryParameter): Value {
  const values: Record<CountryParameter, Value> = {
    allOutletOrders: 'true',
    serviceHours: '0000:2359',
    onlinePaymentActivated: 'true',
    orderItemValueExceedLimit: countryConfig(country).itemValueCap,
    paymentMethods: 'CASH_ON_DELIVERY|ONLINE_PAYMENT',
  };
  return values[name];
}
