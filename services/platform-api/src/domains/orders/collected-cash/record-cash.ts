import type { FastifyBaseLogger } from 'fastify';
import type { Updateable } from 'kysely';
import { afterCommit, type Db } from '../../../platform/db/database';
import type { OrderRow, OrderTable } from '../../../platform/db/schema';
import type { CollectedCashColumns } from '../../../platform/db/tables/external-tables';
import { cashDueMinor } from './cash-due';

/** Cash that a fleet reports for a delivered order. */
export interface CashReport {
  amountMinor: number;
  reason: string | null;
  occurredAtSeconds: number;
  fleetId: string;
  eventId: string;
}

interface RecordOptions {
  nowSeconds: number;
  /** False for a report without effect: it is older than another, or its order was cancelled or returned. */
  counts: boolean;
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

type CashChange = Pick<Updateable<OrderTable>, keyof CollectedCashColumns>;

/**
 * Stores a report of collected cash of a locked order, and logs one that differs from the amount due or has no effect.
 * @returns the columns of the order that the report changes
 */
export async function recordCash(
  trx: Db,
  row: OrderRow,
  report: CashReport,
  { nowSeconds, counts, log }: RecordOptions,
): Promise<CashChange> {
  const dueMinor = cashDueMinor(row);
  const differenceMinor = report.amountMinor - dueMinor;
  await trx
    .insertInto('cash_reports')
    .values({
      order_id: row.order_id,
      number: (await countReports(trx, row.order_id)) + 1,
      amount_minor: report.amountMinor,
      due_minor: dueMinor,
      reason: report.reason,
      occurred_at: report.occurredAtSeconds,
      received_at: nowSeconds,
      counts,
      fleet_id: report.fleetId,
      event_id: report.eventId,
    })
    .execute();
  if (counts ? differenceMinor !== 0 : report.amountMinor !== row.cash_collected_minor) {
    const { order_id: orderId, currency } = row;
    const { amountMinor, reason: cashReason } = report;
    afterCommit(trx, () =>
      log?.warn(
        { orderId, dueMinor, collectedMinor: amountMinor, differenceMinor, currency, cashReason, counts },
        counts ? 'collected cash differs from the amount due' : 'reported cash changes no order',
      ),
    );
  }
  return counts ? toColumns(row, report, dueMinor) : {};
}

/** The lock of the order keeps two reports from the same number. */
async function countReports(trx: Db, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('cash_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A correction changes the amount, not the moment of the delivery at which the cash was received. */
function toColumns(row: OrderRow, report: CashReport, dueMinor: number): CashChange {
  return {
    cash_collected_minor: report.amountMinor,
    cash_collected_at: row.cash_collected_at ?? row.delivered_at ?? report.occurredAtSeconds,
    cash_difference_minor: report.amountMinor - dueMinor,
    cash_reason: report.reason,
    cash_corrected_from_minor: row.cash_collected_minor,
  };
}
