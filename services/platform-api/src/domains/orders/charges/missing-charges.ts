import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { missingRows } from './charge-rows';
import { listChargeRows } from './charges.repository';

/** Limits the memory of one query. */
const PAGE_ORDERS = 500;

/** Stores the lines of orders that have none of their fee, because they were stored before the lines. */
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
    }
  }
}
