import { sql, type Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { OrderTable } from '../../../platform/db/schema';
import type { ChargeLine } from '../charges/charge-lines';
import { newChargeRows } from '../charges/charge-rows';
import type { HistoryEntry } from './order-answer';
import { historyMoments } from './order-moments';

/** An order that has passed some statuses. */
export interface PastOrder {
  readonly row: Omit<Insertable<OrderTable>, 'proofs'> & { readonly proofs: readonly object[] };
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly charges: readonly ChargeLine[];
}

/**
 * Stores orders with their histories and charges, without events; the caller publishes. All rows must have the same columns. Columns
 * that they lack get the defaults of the table.
 */
export async function insertPastOrders(trx: Db, orders: readonly PastOrder[]): Promise<void> {
  const rows = orders.map(({ row, history }) => ({ ...row, ...historyMoments(history) }));
  const entries = orders.flatMap(({ row: { order_id }, history }) =>
    history.map((entry, position) => ({ order_id, position, ...entry })),
  );
  await insertRows(trx, 'orders', rows);
  await insertRows(trx, 'order_status_history', entries);
  await insertRows(
    trx,
    'order_charges',
    orders.flatMap(({ row, charges }) => newChargeRows(row, charges)),
  );
}

/** One statement: unpacking JSON in the database is many times faster than parameters. */
async function insertRows(
  trx: Db,
  table: 'orders' | 'order_status_history' | 'order_charges',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}
