import type { CountryCode } from '@courier/config';
import type { FeeChange } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import { toMajor } from '../../../platform/money';
import { withNewFee, type FeeChange as ChangeToRecord } from './charge-rows';

/**
 * Records the sums of a changed fee. Instances of the release before the lines read only these: beside newer ones, and
 * after a rollback.
 */
export async function insertFeeSums(trx: Db, { order, fee, at }: ChangeToRecord): Promise<void> {
  const after = withNewFee(order, fee);
  await trx
    .insertInto('fee_changes')
    .values({
      order_id: order.order_id,
      changed_at: at,
      fee_before_minor: order.delivery_fee_minor,
      discounted_before_minor: order.discounted_delivery_fee_minor,
      fee_after_minor: after.delivery_fee_minor,
      discounted_after_minor: after.discounted_delivery_fee_minor,
    })
    .execute();
}

/** Oldest first, in major units. */
export async function listFeeSums(db: Db, orderId: string, country: CountryCode): Promise<FeeChange[]> {
  const rows = await db
    .selectFrom('fee_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .execute();
  const pair = (fee: number, discounted: number | null) => ({
    fee: toMajor(fee, country),
    discounted: discounted === null ? null : toMajor(discounted, country),
  });
  return rows.map((row) => ({
    at: row.changed_at,
    before: pair(row.fee_before_minor, row.discounted_before_minor),
    after: pair(row.fee_after_minor, row.discounted_after_minor),
  }));
}
