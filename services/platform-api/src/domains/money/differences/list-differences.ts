import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';

interface CashFilter {
  /** Reports received since then, by the clock of the server. */
  sinceSeconds: number;
  country?: CountryCode | undefined;
}

/** Orders whose cash differs from the amount due, newest delivery first. */
export const listCashDifferences = (db: Db, { sinceSeconds, country }: CashFilter) =>
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
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cash_reports')
          .select('cash_reports.order_id')
          .whereRef('cash_reports.order_id', '=', 'orders.order_id')
          .where('cash_reports.counts', '=', true)
          .where('cash_reports.received_at', '>=', sinceSeconds),
      ),
    )
    .$if(country !== undefined, (all) => all.where('country', '=', country as CountryCode))
    .orderBy('cash_collected_at', 'desc')
    .orderBy('order_id')
    .execute();

export type CashDifference = Awaited<ReturnType<typeof listCashDifferences>>[number];

/** Reports without effect on their order, newest first; none that repeats the amount that counts. */
export const listUncountedReports = (db: Db, { sinceSeconds, country }: CashFilter) =>
  db
    .selectFrom('cash_reports')
    .innerJoin('orders', 'orders.order_id', 'cash_reports.order_id')
    .select([
      'orders.order_id',
      'orders.vendor_id',
      'orders.country',
      'orders.currency',
      'orders.status',
      'orders.rider_id',
      'orders.cash_collected_minor',
      'cash_reports.fleet_id',
      'cash_reports.received_at',
      'cash_reports.amount_minor',
      'cash_reports.reason',
    ])
    .where('cash_reports.counts', '=', false)
    .where('cash_reports.received_at', '>=', sinceSeconds)
    .whereRef('cash_reports.amount_minor', 'is distinct from', 'orders.cash_collected_minor')
    .$if(country !== undefined, (all) => all.where('orders.country', '=', country as CountryCode))
    .orderBy('cash_reports.received_at', 'desc')
    .orderBy('orders.order_id')
    .orderBy('cash_reports.number', 'desc')
    .execute();

export type UncountedReport = Awaited<ReturnType<typeof listUncountedReports>>[number];
