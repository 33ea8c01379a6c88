import type { PortalContract } from '../contract';
import { distanceMetres } from '../order-rules/place/geometry';
import { DISTANCE_STEP, foldInsights, type InsightCounts } from '../order-rules/insights';
import { statusFacts } from '../order-rules/status/status-table';
import type { Order } from '../orders/order.schema';
import type { HandlersOf } from './fake-handlers.types';
import { findVendor, type FakeState } from './fake-state';

/** Weekday and hour in Taipei, the demo vendors' city. */
function taipeiClock(at: number): { weekday: number; hour: number } {
  const local = new Date((at + 8 * 3600) * 1000);
  return { weekday: local.getUTCDay() || 7, hour: local.getUTCHours() };
}

const minutes = (from: number, to: number) => Math.max(0, Math.round((to - from) / 60));
const lastEntryTime = (order: Order, status: string) =>
  order.status_history.findLast((entry) => entry.status === status)?.created_at;

function toDelivery(order: Order) {
  const at = statusFacts(order.status).end === 'delivered' ? lastEntryTime(order, order.status) : undefined;
  const asked = Math.max(order.created_at, order.preordered_for ?? 0);
  return at === undefined ? [] : [{ vendorId: order.vendor_id, minutes: minutes(asked, at), orders: 1 }];
}

function toPromise(order: Order) {
  const { promised_for: promised, preordered_for, created_at, vendor_id: vendorId } = order;
  if (!promised || preordered_for !== null) return [];
  return toDelivery(order).map(({ minutes: actual }) => ({
    vendorId,
    promised: minutes(created_at, promised),
    actual,
    orders: 1,
  }));
}

function toPickup(order: Order) {
  const [near, picked] = [lastEntryTime(order, 'NEAR_VENDOR'), lastEntryTime(order, 'PICKED_UP')];
  return near === undefined || picked === undefined ? [] : [{ minutes: minutes(near, picked), orders: 1 }];
}

function toFee(state: FakeState, order: Order) {
  const { end } = statusFacts(order.status);
  const { latitude, longitude } = findVendor(state, order.vendor_id).vendor_information.location;
  if (end === 'cancelled' || end === 'failed' || latitude === null || longitude === null) return [];
  const metres = distanceMetres(order.sender?.location ?? { latitude, longitude }, order.customer.location);
  const fee = order.discounted_delivery_fee ?? order.delivery_fee;
  return [{ metres: Math.floor(metres / DISTANCE_STEP) * DISTANCE_STEP, fee, orders: 1 }];
}

/** Counts the stored orders one by one, as the real server does in its database. */
export function fakeInsights(state: FakeState): HandlersOf<PortalContract['insights']> {
  return {
    get: ({ params, query }) => {
      findVendor(state, params.vendorId);
      const ids = state.vendors
        .filter(
          ({ vendor_id, parent_vendor_id }) =>
            vendor_id === params.vendorId || (query.include_outlets && parent_vendor_id === params.vendorId),
        )
        .map(({ vendor_id }) => vendor_id);
      const orders = [...state.orders.values()].filter(
        ({ vendor_id, created_at }) =>
          ids.includes(vendor_id) && created_at >= query.from && created_at <= query.to,
      );
      const counts: InsightCounts = {
        endings: orders.map(({ vendor_id: vendorId, status, cancellation }) => ({
          vendorId,
          status,
          reason: cancellation?.reason ?? null,
          by: cancellation?.by ?? null,
          orders: 1,
        })),
        placed: orders.map(({ created_at: at }) => ({ at, orders: 1 })),
        deliveries: orders.flatMap(toDelivery),
        pickups: orders.flatMap(toPickup),
        promises: orders.flatMap(toPromise),
        fees: orders.flatMap((order) => toFee(state, order)),
      };
      return { result: foldInsights(counts, taipeiClock) };
    },
  };
}
