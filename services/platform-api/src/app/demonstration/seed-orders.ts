import type { Order } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig, toMinor } from '@courier/config';
import { sql } from 'kysely';
import { handOver } from '../../domains/orders/hand-over';
import { promiseColumns } from '../../domains/orders/promise-columns';
import type { HistoryEntry } from '../../domains/orders/stored-orders/order-answer';
import { newOrderId } from '../../domains/orders/stored-orders/order-id';
import { historyMoments } from '../../domains/orders/stored-orders/order-moments';
import { findOrders, insertOrder, publishOrder } from '../../domains/orders/stored-orders/orders.repository';
import type { MeasuredRoute } from '../../domains/places/routing/routing';
import { toRouteColumns } from '../../domains/places/routing/stored-route';
import { tariffFee } from '../../domains/prices/pricing/tariffs/tariff-fee';
import type { Tariff } from '../../domains/prices/rule-shapes/tariff';
import { inTransaction, type Db } from '../../platform/db/database';
import type { OrderRow, VendorRow } from '../../platform/db/schema';
import type { Deps } from '../deps';

/** An order as the demonstration invents it. All other columns follow from these values. */
export interface SeededOrder {
  readonly orderId: string;
  readonly vendor: Pick<
    VendorRow,
    'vendor_id' | 'country' | 'currency' | 'estimation_pick_up_time' | 'fleet_id'
  >;
  readonly createdAt: number;
  readonly preorderedFor: number | null;
  readonly customer: {
    readonly name: string;
    readonly phoneNumber: string;
    readonly address: string;
    readonly position: LatLng;
    readonly notes: string;
  };
  readonly pickup: LatLng;
  readonly route: MeasuredRoute;
  readonly description: string;
  /** Major units. */
  readonly amount: number;
  readonly isCash: boolean;
  readonly fee: { readonly tariff: Tariff; readonly isRaining: boolean };
  /** Oldest first; empty for an order that is placed now. */
  readonly history: readonly HistoryEntry[];
  readonly riderId: string | null;
  readonly arrivals: Pick<OrderRow, 'origin_eta' | 'destination_eta'>;
  /** Null for the promise that a quote would give. */
  readonly promise: Pick<OrderRow, 'promised_for' | 'promised_from' | 'promised_to'> | null;
  readonly ending: Pick<OrderRow, 'cancellation_reason' | 'cancelled_by' | 'return_reason'>;
  readonly proofs: readonly { readonly kind: string; readonly created_at: number }[];
}

/** The row of an order, with `proofs` as JSON. */
function toOrderRow(order: SeededOrder) {
  const { vendor, customer, pickup, route, history, createdAt } = order;
  const { country } = vendor;
  const last = history.at(-1);
  const trip = { metres: route.metres, day: 1, minutes: 0, demand: false, isCash: false };
  const moment = { now: createdAt, surcharged: false, isScheduled: order.preorderedFor !== null };
  return {
    order_id: order.orderId,
    country,
    vendor_id: vendor.vendor_id,
    created_at: createdAt,
    updated_at: last?.created_at ?? createdAt,
    preordered_for: order.preorderedFor,
    status: last?.status ?? 'NEW',
    customer_name: customer.name,
    customer_phone_number: customer.phoneNumber,
    address: customer.address,
    address_parts: null,
    ...customer.position,
    notes: customer.notes,
    pickup_latitude: pickup.latitude,
    pickup_longitude: pickup.longitude,
    description: order.description,
    amount_minor: toMinor(order.amount, country),
    currency: vendor.currency,
    payment_method: order.isCash ? ('CASH_ON_DELIVERY' as const) : ('PAID' as const),
    payment_status: order.isCash ? ('CASH_ON_DELIVERY' as const) : ('PAID' as const),
    cold_bag_needed: false,
    sender: null,
    delivery_fee_minor: tariffFee(order.fee.tariff, { ...trip, rain: order.fee.isRaining }).feeMinor,
    discounted_delivery_fee_minor: null,
    voucher: null,
    vat_number: null,
    rider_id: order.riderId,
    ...order.arrivals,
    ...promiseColumns(vendor, { country, metres: route.metres }, moment),
    ...order.promise,
    ...historyMoments(history),
    ...order.ending,
    proofs: JSON.stringify(order.proofs),
    age_validation_required: false,
    fleet_id: null,
    proofs_required: null,
    fleet_status: null,
    change_refusal: null,
    change_refused_at: null,
    fleet_note: null,
    fleet_note_status: null,
    fleet_noted_at: null,
    ...toRouteColumns(route),
    pin_sealed: null,
    pin_wrong_tries: 0,
    customer_key: null,
    pin_confirmed_at: null,
    signed_at: null,
    age_checked_at: null,
    proposal: null,
    proposals: 0,
    rating: null,
  };
}

interface Seeding {
  /** Writes what belongs to the orders in the same transaction. */
  store(trx: Db): Promise<void>;
  /** Ids of orders that are published: the simulator started before they existed. */
  readonly published: readonly string[];
}

/** Stores orders of the past and running ones. */
export async function seedOrders(
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  orders: readonly SeededOrder[],
  { store, published }: Seeding,
): Promise<void> {
  const rows = JSON.stringify(orders.map((order) => ({ ...toOrderRow(order), proofs: order.proofs })));
  const history = JSON.stringify(
    orders.flatMap(({ orderId, history: entries }) =>
      entries.map((entry, position) => ({ order_id: orderId, position, ...entry })),
    ),
  );
  await inTransaction(db, async (trx) => {
    // One statement per table: unpacking JSON in the database is many times faster than parameters. It ignores column
    // defaults.
    await sql`insert into orders select * from jsonb_populate_recordset(null::orders, ${rows}::jsonb)`.execute(
      trx,
    );
    await sql`insert into order_status_history select * from jsonb_populate_recordset(null::order_status_history, ${history}::jsonb)`.execute(
      trx,
    );
    await store(trx);
  });
  for (const order of await findOrders(db, published)) publishOrder({ bus }, db, order);
}

/** Places an order now, as if its customer had: with a fleet, a PIN where it is required, and an id of its own. */
export function placeSeededOrder(
  deps: Pick<Deps, 'db' | 'bus' | 'config' | 'keys'>,
  order: Omit<SeededOrder, 'orderId'>,
): Promise<Order> {
  const { vendor, createdAt } = order;
  const orderId = newOrderId(vendor.vendor_id, createdAt, countryConfig(vendor.country).timezone);
  return insertOrder(deps, deps.db, { ...toOrderRow({ ...order, orderId }), ...handOver(deps, vendor) });
}
