import { trackingStage, type DeliveryReceipt, type Order, type Tracking } from '@courier/api-client/contract';
import { etaKind, hasRider } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import type { OrderRow, RiderTable, VendorRow } from '../../db/schema';

export interface PublicOrder {
  order: Order;
  country: string;
  pickup: Pick<OrderRow, 'pickup_latitude' | 'pickup_longitude'>;
  vendor: Pick<VendorRow, 'name'>;
  rider: Pick<RiderTable, 'name' | 'latitude' | 'longitude'> | undefined;
}

const CLOSED: ReadonlySet<string> = new Set(['delivered', 'returned']);

/** Picks what a customer may see; nothing is passed on unnamed. */
export function trackingAnswer({ order, pickup, vendor, rider }: PublicOrder): Tracking {
  const stage = trackingStage(order);
  const isUnderWay = stage !== null && !CLOSED.has(stage) && hasRider(order);
  const kind = etaKind(order.status);
  const { latitude, longitude } = order.customer.location;
  return {
    order_id: order.order_id,
    status: order.status,
    stage,
    status_history: order.status_history,
    preordered_for: order.preordered_for,
    vendor: { name: vendor.name, location: positionOf(pickup) },
    destination: { latitude, longitude },
    rider:
      rider && isUnderWay ? { name: rider.name, latitude: rider.latitude, longitude: rider.longitude } : null,
    eta: kind === null ? null : order[`${kind}_eta`],
    cancellation: order.cancellation,
    delivery_receipt_available: order.status === 'DELIVERED',
  };
}

/** The receipt of a delivered order, null before that. */
export function receiptAnswer({ order, country, vendor }: PublicOrder): DeliveryReceipt | null {
  const delivered = order.status_history.findLast(({ status }) => status === 'DELIVERED');
  if (order.status !== 'DELIVERED' || !delivered) return null;
  return {
    order_id: order.order_id,
    created_at: order.created_at,
    delivered_at: delivered.created_at,
    vendor_name: vendor.name,
    description: order.order.description,
    amount: order.order.amount,
    payment_status: order.order.payment_status,
    delivery_fee: order.discounted_delivery_fee ?? order.delivery_fee,
    currency: countryConfig(country).isoCurrency,
  };
}

const positionOf = (pickup: PublicOrder['pickup']): Tracking['vendor']['location'] =>
  pickup.pickup_latitude === null || pickup.pickup_longitude === null
    ? null
    : { latitude: pickup.pickup_latitude, longitude: pickup.pickup_longitude };
