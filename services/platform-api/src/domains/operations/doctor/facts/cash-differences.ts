import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';

export interface CashDifferences {
  country: CountryCode;
  orders: number;
}

/** Orders since a time whose collected cash differs from the amount due, by country. */
export async function countCashDifferences(db: Db, sinceSeconds: number): Promise<CashDifferences[]> {
  const { rows } = await sql<CashDifferences>`
    select country, count(*)::integer as orders from orders
    where cash_difference_minor <> 0 and cash_collected_at >= ${sinceSeconds}
    group by country order by country
  `.execute(db);
  return rows;
}
