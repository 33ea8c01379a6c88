import type { CountryParameter } from '@courier/api-client/contract';
import { countryConfig, type CountryCode } from '@courier/config';
import * as z from 'zod';
import type { Db } from '../../platform/db/database';

type Value = string | number;

/** `true` and `false` are texts on the wire, also if they were stored as booleans. */
const asText = z.union([z.string(), z.boolean()]).transform(String);
const flag = asText.pipe(z.enum(['true', 'false']));

const schemas: Readonly<Record<CountryParameter, z.ZodType<Value>>> = {
  allOutletOrders: flag,
  serviceHours: z.string(),
  onlinePaymentActivated: asText,
  orderItemValueExceedLimit: z.number(),
  prohibitedItems: z.string(),
  paymentMethods: z
    .string()
    .regex(/^(CASH_ON_DELIVERY|ONLINE_PAYMENT)(\|(CASH_ON_DELIVERY|ONLINE_PAYMENT))*$|^$/),
};

/**
 * The stored value of a country parameter, else its default if it is missing or invalid. Operators fill the
 * table with JSON.
 */
export async function countryParameter(db: Db, country: CountryCode, name: CountryParameter): Promise<Value> {
  const row = await db
    .selectFrom('country_parameters')
    .select('value')
    .where('country', '=', country)
    .where('name', '=', name)
    .executeTakeFirst();
  return (row && entered(name, row.value)) ?? standardValue(country, name);
}

function entered(name: CountryParameter, json: string): Value | undefined {
  try {
    return schemas[name].parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function standardValue(country: CountryCode, name: CountryParameter): Value {
  const values: Record<CountryParameter, Value> = {
    allOutletOrders: 'true',
    serviceHours: '0000:2359',
    onlinePaymentActivated: 'true',
    orderItemValueExceedLimit: countryConfig(country).itemValueCap,
    paymentMethods: 'CASH_ON_DELIVERY|ONLINE_PAYMENT',
    prohibitedItems: '',
  };
  return values[name];
}
