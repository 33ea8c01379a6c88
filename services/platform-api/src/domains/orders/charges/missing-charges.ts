import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { missingRows } from './charge-rows';
import type { OrderRow } from '../../../platform/db/schema';
import { listChargeRows } from './charges.repository';
import { recordReturn } from './record-return';

/** Limits the memory of one query. */
const PAGE_ORDERS = 500;

/**
 * Stores the lines that orders lack: those of a fee that was stored before the lines, and of a return that an instance of
 * an earlier release recorded. The database adds the first itself when the fee changes, and cannot price the second.
 */
export async function storeMissingCharges(trx: Db, orderIds: readonly string[]): Promise<void> {
  for (let start = 0; start < orderIds.length; start += PAGE_ORDERS) {
    const page = orderIds.slice(start, start + PAGE_ORDERS);
    const orders = await trx
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', sql<string>`any(${page})`)
      .forUpdate()
      .execute();
    for (const order of orders) {
      const rows = missingRows(await listChargeRows(trx, order.order_id), order);
      if (rows.length > 0) await trx.insertInto('order_charges').values(rows).execute();
      if (order.status === 'RETURNED_TO_VENDOR')
        await recordReturn(trx, order, await readReturnedAt(trx, order));
    }
  }
}

async function readReturnedAt(
  trx: Db,
  { order_id: orderId, status, updated_at }: Pick<OrderRow, 'order_id' | 'status' | 'updated_at'>,
): Promise<number> {
  const entry = await trx
    .selectFrom('order_status_history')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('order_id', '=', orderId)
    .where('status', '=', status)
    .executeTakeFirst();
  return entry?.at ?? updated_at;
}
