import type { CountryCode } from '@courier/config';
import type { FeeChange } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import { toMajor } from '../../../platform/money';

interface NewFee {
  delivery_fee_minor?: number | undefined;
  discounted_delivery_fee_minor?: number | null | undefined;
}

/** Records a fee change of an order, unless the fee is equal. */
export async function keepFeeChange(db: Db, row: OrderRow, change: NewFee, at: number): Promise<void> {
  const fee = change.delivery_fee_minor ?? row.delivery_fee_minor;
  const discounted =
    change.discounted_delivery_fee_minor === undefined
      ? row.discounted_delivery_fee_minor
      : change.discounted_delivery_fee_minor;
  if (fee === row.delivery_fee_minor && discounted === row.discounted_delivery_fee_minor) return;
  await db
    .insertInto('fee_changes')
    .values({
      order_id: row.order_id,
      changed_at: at,
      fee_before_minor: row.delivery_fee_minor,
      discounted_before_minor: row.discounted_delivery_fee_minor,
      fee_after_minor: fee,
      discounted_after_minor: discounted,
    })
    .execute();
}

/** Oldest first, in major units. */
export async function listFeeChanges(db: Db, orderId: string, country: CountryCode): Promise<FeeChange[]> {
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
