import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';

export interface EstimatedOrders {
  country: CountryCode;
  /** Orders of the last day whose fee follows the straight line, because no routing server answered. */
  estimated: number;
  total: number;
}

const DAY_SECONDS = 86_400;

/** Orders of the last day by country, those with an estimated distance among them. */
export async function countEstimatedOrders(db: Db, nowSeconds: number): Promise<EstimatedOrders[]> {
  const since = nowSeconds - DAY_SECONDS;
  // The index is on `updated_at`, which is never before the creation.
  const { rows } = await sql<EstimatedOrders>`
    select country, count(*) filter (where route_is_estimate)::integer as estimated, count(*)::integer as total
    from orders where updated_at > ${since} and created_at > ${since} and route_metres is not null
    group by country order by country
  `.execute(db);
  return rows;
}
