import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';

export interface UnsplitOrders {
  country: CountryCode;
  orders: number;
}

const DAY_SECONDS = 86_400;

/** Orders whose fee of the last day has one line of the database, because the writer of the fee wrote none. */
export async function countUnsplitOrders(db: Db, nowSeconds: number): Promise<UnsplitOrders[]> {
  const { rows } = await sql<UnsplitOrders>`
    select orders.country, count(distinct order_id)::integer as orders
    from order_charges join orders using (order_id)
    where order_charges.actor = 'database' and order_charges.occurred_at > ${nowSeconds - DAY_SECONDS}
    group by orders.country order by orders.country
  `.execute(db);
  return rows;
}
