import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';

export interface CashDifferences {
  country: CountryCode;
  orders: number;
}

/** Orders whose collected cash was reported since a time and differs from the amount due, by country. */
export async function countCashDifferences(db: Db, sinceSeconds: number): Promise<CashDifferences[]> {
  const { rows } = await sql<CashDifferences>`
    select country, count(*)::integer as orders from orders
    where cash_difference_minor <> 0 and exists (select from cash_reports
      where cash_reports.order_id = orders.order_id and counts and received_at >= ${sinceSeconds})
    group by country order by country
  `.execute(db);
  return rows;
}
