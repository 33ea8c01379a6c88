import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import { priceReturn } from '../../prices';
import { currentRows } from './charge-rows';
import { listChargeRows } from './charges.repository';

/**
 * Adds the line of a returned order, which is locked, besides its fee. None where the tariff of the order names no price
 * for returns, and none twice.
 * @param at Unix seconds
 */
export async function recordReturn(trx: Db, order: OrderRow, at: number): Promise<void> {
  const { order_id: orderId, country, vendor_id: vendorId } = order;
  const rows = await listChargeRows(trx, orderId);
  if (currentRows(rows).some(({ kind }) => kind === 'return')) return;
  const pickup = {
    latitude: order.pickup_latitude ?? order.latitude,
    longitude: order.pickup_longitude ?? order.longitude,
  };
  const placed = { orderId, country, vendorId, pickup, feeMinor: order.delivery_fee_minor };
  const price = await priceReturn(trx, placed);
  if (!price) return;
  await trx
    .insertInto('order_charges')
    .values({
      order_id: orderId,
      line: (rows.at(-1)?.line ?? -1) + 1,
      kind: 'return',
      name: null,
      amount_minor: price.amountMinor,
      tax_percent: price.taxPercent,
      tax_minor: price.taxMinor,
      rule_version: price.tariffVersion,
      occurred_at: at,
      actor: 'fleet',
      reason: 'returned',
    })
    .execute();
}
