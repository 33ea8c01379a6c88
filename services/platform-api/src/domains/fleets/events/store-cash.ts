import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { FleetKey } from '../../../platform/calls/callers';
import type { Deps } from '../deps';
import { type Change, recordCash } from '../../orders';
import { readReportedCash } from './reported-cash';
import { canNeverBeDelivered } from './fleet-rules';
import type { ReportedEvent } from './reported-event';

/** Commands report no cash and have no log. */
export type CashDeps = Pick<Deps, 'clock'> & { log?: Pick<Deps['log'], 'warn'> };

/** Stores the cash of an event. @returns the changed columns of the order; none without cash */
export async function storeCash(
  { clock, log }: CashDeps,
  trx: Db,
  { fleetId }: Pick<FleetKey, 'fleetId'>,
  row: OrderRow,
  event: ReportedEvent,
  { counts }: { counts: boolean } = { counts: true },
): Promise<Change> {
  const cash = readReportedCash(row, event);
  if (!cash) return {};
  const report = { ...cash, occurredAtSeconds: event.occurred_at, fleetId, eventId: event.event_id };
  return recordCash(trx, row, report, { nowSeconds: clock.nowSeconds(), counts, log });
}

/** Stores, without effect, cash of a delivery that is refused because its order was cancelled or returned. */
export async function storeRefusedCash(
  deps: CashDeps,
  trx: Db,
  key: Pick<FleetKey, 'fleetId'>,
  row: OrderRow,
  event: ReportedEvent,
): Promise<void> {
  const hasCash = (event.collected_amount ?? 0) > 0;
  if (hasCash && canNeverBeDelivered(row.status))
    await storeCash(deps, trx, key, row, event, { counts: false });
}

/** Whether a delivered order is reported as delivered again, with another amount of cash or the first one. */
export function isCashCorrection(row: OrderRow, event: ReportedEvent): boolean {
  const cash = event.status === 'DELIVERED' ? readReportedCash(row, event) : null;
  return cash !== null && row.status === 'DELIVERED' && cash.amountMinor !== row.cash_collected_minor;
}

/** Whether it is the first amount of a delivered order, which counts even where its event is late. */
export const isFirstCash = (row: OrderRow, event: ReportedEvent): boolean =>
  row.cash_collected_minor === null && isCashCorrection(row, event);
