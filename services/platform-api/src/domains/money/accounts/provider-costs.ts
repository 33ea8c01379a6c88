import { countryConfig, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { AccountRow } from './account-row';

export type ProviderCosts = Pick<AccountRow, 'costMinor' | 'ordersWithoutCost'>;

/** Costs of deliveries `delivery`; each order has at most one. */
export const costColumns = (country: CountryCode) => {
  const { isoCurrency } = countryConfig(country);
  const isKnown = sql<boolean>`(delivery.cost_minor is not null and delivery.cost_currency = ${isoCurrency})`;
  return sql`coalesce(sum(delivery.cost_minor) filter (where ${isKnown}), 0)::bigint as "costMinor",
    (count(delivery.order_id) filter (where not ${isKnown}))::integer as "ordersWithoutCost"`;
};
