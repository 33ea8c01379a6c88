import type { Order } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig, toMinor } from '@courier/config';
import type { ChargeLine } from '../../domains/orders/charges/charge-lines';
import { dispatchOrder } from '../../domains/orders/dispatch-order';
import { promiseColumns } from '../../domains/orders/promise-columns';
import { insertPastOrders } from '../../domains/orders/stored-orders/insert-past-orders';
import type { HistoryEntry } from '../../domains/orders/stored-orders/order-answer';
import { newOrderId } from '../../domains/orders/stored-orders/order-id';
import { findOrders, insertOrder, publishOrder } from '../../domains/orders/stored-orders/orders.repository';
import type { MeasuredRoute } from '../../domains/places/routing/routing';
import { toRouteColumns } from '../../domains/places/routing/stored-route';
import { toPricedLines } from '../../domains/prices/pricing/tariffs/priced-lines';
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

function seededFee({ route, fee }: Pick<SeededOrder, 'route' | 'fee'>) {
  const trip = { metres: route.metres, day: 1, minutes: 0, demand: false, isCash: false };
  return tariffFee(fee.tariff, { ...trip, rain: fee.isRaining });
}

const seededCharges = (order: Pick<SeededOrder, 'route' | 'fee'>): ChargeLine[] =>
  toPricedLines({ lines: seededFee(order).lines, tax: order.fee.tariff.tax }, null).map((line) => ({
    ...line,
    ruleVersion: null,
  }));

/** The columns of an order; those without a value here get their defaults. */
function toOrderRow(order: SeededOrder) {
  const { vendor, customer, pickup, route, history, createdAt } = order;
  const { country } = vendor;
  const last = history.at(-1);
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
    delivery_fee_minor: seededFee(order).feeMinor,
    discounted_delivery_fee_minor: null,
    voucher: null,
    rider_id: order.riderId,
    ...order.arrivals,
    ...promiseColumns(vendor, { country, metres: route.metres }, moment),
    ...order.promise,
    ...order.ending,
    proofs: order.proofs,
    age_validation_required: false,
    ...toRouteColumns(route),
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
  const past = orders.map((order) => ({
    row: toOrderRow(order),
    history: order.history,
    charges: seededCharges(order),
  }));
  await inTransaction(db, async (trx) => {
    await insertPastOrders(trx, past);
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
  const row = { ...toOrderRow({ ...order, orderId }), ...dispatchOrder(deps, vendor) };
  const placed = { ...row, proofs: JSON.stringify(order.proofs) };
  return insertOrder(deps, deps.db, { row: placed, charges: seededCharges(order) });
}
