import type { PortalContract } from '../contract';
import { buildEvidence } from '../order-rules/evidence';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, findOrder, findVendor, type FakeState } from './fake-state';

const SHARE_SECONDS = 14 * 86_400;

/** Evidence of the stored orders, with invalid signatures. */
export function fakeEvidence(state: FakeState): HandlersOf<PortalContract['evidence']> {
  const links = new Map<string, number>();
  const shareLinkState = (orderId: string) => {
    const open = links.get(orderId) ?? 0;
    return { result: { open, ends_at: open === 0 ? null : nowSeconds() + SHARE_SECONDS } };
  };
  return {
    get: ({ params }) => {
      const order = findOrder(state, params.orderId);
      const { name, location } = findVendor(state, order.vendor_id).vendor_information;
      const { latitude, longitude } = location;
      const pickup = latitude === null || longitude === null ? null : { latitude, longitude };
      const track = state.tracks.get(order.order_id) ?? [];
      return {
        result: {
          order_id: order.order_id,
          vendor_id: order.vendor_id,
          vendor_name: name,
          status: order.status,
          created_at: order.created_at,
          preordered_for: order.preordered_for,
          as_of: nowSeconds(),
          timezone: 'Asia/Taipei',
          currency: 'TWD',
          customer: { name: order.customer.name, address: order.customer.location.address },
          pickup,
          dropoff: {
            latitude: order.customer.location.latitude,
            longitude: order.customer.location.longitude,
          },
          rider_id: order.rider_id,
          amount: order.order.amount,
          payment_status: order.order.payment_status,
          ...buildEvidence(order, pickup, track, []),
          track,
          ...state.evidence.get(order.order_id),
        },
      };
    },
    signed: ({ params }) => {
      const { order_id } = findOrder(state, params.orderId);
      return {
        result: {
          payload: btoa(order_id),
          protected: btoa('{"alg":"none"}'),
          signature: '',
          key_id: 'evidence-1',
          signed_at: nowSeconds(),
          sha256: 'ab'.repeat(32),
        },
      };
    },
    share: ({ params }) => {
      const { order_id } = findOrder(state, params.orderId);
      links.set(order_id, (links.get(order_id) ?? 0) + 1);
      return {
        result: {
          path: `/courier/api/v1/evidence/shared?token=${order_id}`,
          ends_at: nowSeconds() + SHARE_SECONDS,
        },
      };
    },
    shares: ({ params }) => shareLinkState(findOrder(state, params.orderId).order_id),
    endShares: ({ params }) => {
      const { order_id } = findOrder(state, params.orderId);
      links.delete(order_id);
      return shareLinkState(order_id);
    },
  };
}
