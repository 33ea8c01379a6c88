import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';

interface DifferenceFilter {
  sinceSeconds: number;
  country?: CountryCode | undefined;
}

/** Orders whose cash differs from the amount due, newest first, with the number of their reports. */
export const listCashDifferences = (db: Db, { sinceSeconds, country }: DifferenceFilter) =>
  db
    .selectFrom('orders')
    .select([
      'order_id',
      'vendor_id',
      'country',
      'currency',
      'fleet_id',
      'rider_id',
      'cash_collected_at',
      'cash_collected_minor',
      'cash_difference_minor',
      'cash_reason',
      'cash_corrected_from_minor',
    ])
    .where('cash_difference_minor', '<>', 0)
    .where('cash_collected_at', '>=', sinceSeconds)
    .$if(country !== undefined, (all) => all.where('country', '=', country as CountryCode))
    .orderBy('cash_collected_at', 'desc')
    .orderBy('order_id')
    .execute();

export type CashDifference = Awaited<ReturnType<typeof listCashDifferences>>[number];
