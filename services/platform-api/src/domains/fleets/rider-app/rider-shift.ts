import type { RiderDelivery, Shift } from '@courier/api-client/rider-app';
import { countryConfig } from '@courier/config';
import { startOfDay } from '@courier/config/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from './deps';
import { listDeliveries } from '../delivery-answer';
import { ENDED_STATUSES, withHistory } from '../../orders';
import { reachedStatus } from '../events/fleet-rules';
import { toMajor } from '../../../platform/money';
import { readCashInHand, type CashInHand } from './rider-cash';
import type { RiderAccount } from './rider-accounts';
import { riderFee } from '../../../settings/rider-rules';

type ShiftDeps = Pick<Deps, 'clock' | 'config'>;
type Who = Pick<RiderAccount, 'riderId' | 'country'>;

/** Duty, running deliveries and earnings of a rider. */
export async function readShift(
  deps: ShiftDeps & Pick<Deps, 'riderCash'>,
  db: Db,
  rider: RiderAccount,
): Promise<Shift> {
  const { on_duty, position_consent, latitude, longitude } = await db
    .selectFrom('rider_accounts')
    .select(['on_duty', 'position_consent', 'latitude', 'longitude'])
    .where('rider_id', '=', rider.riderId)
    .executeTakeFirstOrThrow();
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('rider_id', '=', rider.riderId)
    .where('status', 'not in', [...ENDED_STATUSES])
    .orderBy('created_at')
    .execute();
  return {
    rider: { rider_id: rider.externalId, name: rider.name },
    server_time: deps.clock.nowSeconds(),
    on_duty,
    position_consent,
    deliveries: await toRiderDeliveries(deps, db, rider, rows),
    earnings: await readEarnings(deps, db, rider),
    cash_in_hand: toCashInHand(await readCashInHand(deps.riderCash, db, { ...rider, place }), rider),
  };
}

const toCashInHand = (
  { amountMinor, limitMinor }: CashInHand,
  { country }: Pick<RiderAccount, 'country'>,
): Shift['cash_in_hand'] => ({
  amount: toMajor(amountMinor, country),
  ...(limitMinor === null ? {} : { limit: toMajor(limitMinor, country) }),
});

export async function readRiderDelivery(
  deps: ShiftDeps,
  db: Db,
  rider: Who,
  orderId: string,
): Promise<RiderDelivery> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [delivery] = await toRiderDeliveries(deps, db, rider, [row]);
  return delivery as RiderDelivery;
}

async function toRiderDeliveries(
  { clock, config }: ShiftDeps,
  db: Db,
  { riderId, country }: Who,
  rows: OrderRow[],
): Promise<RiderDelivery[]> {
  if (rows.length === 0) return [];
  const term = { nowSeconds: clock.nowSeconds(), contactDays: config.fleetContactDays };
  const deliveries = await listDeliveries(db, rows, term);
  const accepted = await db
    .selectFrom('rider_offers')
    .select(['order_id', 'fee_minor'])
    .where('rider_id', '=', riderId)
    .where('state', '=', 'accepted')
    .where('order_id', '=', sql<string>`any(${rows.map(({ order_id }) => order_id)})`)
    .execute();
  const orders = await withHistory(db, rows);
  const fees = new Map(accepted.map(({ order_id, fee_minor }) => [order_id, fee_minor]));
  return deliveries.map((delivery, index) => {
    const fee = fees.get(delivery.order_id) ?? riderFee(rows[index]?.delivery_fee_minor ?? 0, config.riders);
    const order = orders[index];
    const reached_status = (order && reachedStatus(order)) ?? delivery.status;
    return { ...delivery, fee: toMajor(fee, country), reached_status };
  });
}

/** Deliveries of today with their fees, and the orders brought back to a shop, which earn none. */
async function readEarnings(
  { clock }: ShiftDeps,
  db: Db,
  { riderId, country }: Who,
): Promise<Shift['earnings']> {
  const { timezone, isoCurrency: currency } = countryConfig(country);
  const { rows } = await sql<{ fee: number; cash: number; delivered: number; returned: number }>`
    select coalesce(sum(offer.fee_minor) filter (where status = 'DELIVERED'), 0)::float8 as fee,
      count(*) filter (where status = 'DELIVERED')::int as delivered,
      count(*) filter (where status = 'RETURNED_TO_VENDOR')::int as returned,
      coalesce(sum(coalesce(cash_collected_minor, case when payment_method = 'CASH_ON_DELIVERY' then amount_minor else 0 end))
        filter (where status = 'DELIVERED'), 0)::float8 as cash
    from orders
    join rider_offers as offer on offer.order_id = orders.order_id and offer.rider_id = orders.rider_id
      and offer.state = 'accepted'
    where orders.rider_id = ${riderId} and orders.status in ('DELIVERED', 'RETURNED_TO_VENDOR')
      and coalesce(orders.delivered_at, orders.updated_at) >= ${startOfDay(clock.nowSeconds(), timezone)}`.execute(
    db,
  );
  const { fee = 0, cash = 0, delivered = 0, returned = 0 } = rows[0] ?? {};
  const amounts = { amount: toMajor(fee, country), cash: toMajor(cash, country) };
  return { currency, ...amounts, deliveries: delivered, returns: returned };
}
