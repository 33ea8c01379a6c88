import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { feeChangeRows, hasNewFee, type ChargeRow, type FeeChange } from './charge-rows';
import { insertFeeSums } from './fee-sums';

/** Every line of an order, oldest first. */
export const listChargeRows = (db: Db, orderId: string): Promise<ChargeRow[]> =>
  db.selectFrom('order_charges').selectAll().where('order_id', '=', orderId).orderBy('line').execute();

/**
 * Selects the lines of an `orders` row as `charges`, oldest first. Not for rows locked by the same query: they may be
 * older than the row.
 */
export const chargesColumn = sql<ChargeRow[]>`coalesce((
  select json_agg(charge order by charge.line)
  from order_charges as charge where charge.order_id = orders.order_id), '[]'::json)`.as('charges');

/** Records the new fee of an order, which is locked, unless its lines stay as they are. */
export async function recordFeeChange(trx: Db, change: FeeChange): Promise<void> {
  const isNew = hasNewFee(change);
  if (isNew) await insertFeeSums(trx, change);
  if (!isNew && change.lines === undefined) return;
  const rows = feeChangeRows(await listChargeRows(trx, change.order.order_id), change);
  if (rows.length > 0) await trx.insertInto('order_charges').values(rows).execute();
}
