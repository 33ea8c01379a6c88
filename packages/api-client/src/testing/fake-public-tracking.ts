import type { PortalContract } from '../contract';
import { receiptAnswer, trackingAnswer } from '../public-tracking/public-answer';
import type { HandlersOf } from './fake-handlers.types';
import { orderOf, vendorOf, type FakeState } from './fake-state';
import { notFound } from './refusal';

/** What anybody with the link may see. */
export function fakePublicTracking(state: FakeState): HandlersOf<PortalContract['publicTracking']> {
  function publicOrder(orderId: string) {
    const order = orderOf(state, orderId);
    const { name, location } = vendorOf(state, order.vendor_id).vendor_information;
    const { latitude, longitude } =
      location.latitude === null ? (order.sender?.location ?? location) : location;
    const pickup = latitude === null || longitude === null ? null : { latitude, longitude };
    const rider = order.rider_id === null ? undefined : state.riders.get(order.rider_id);
    const showsApproach = state.flags['show-track-order-before-picked-up'] ?? false;
    return { order, vendorName: name, pickup, rider, showsApproach, currency: 'TWD' };
  }
  return {
    order: ({ params }) => ({ result: trackingAnswer(publicOrder(params.orderId)) }),
    parcel: ({ params }) => {
      const found = publicOrder(params.orderId);
      const { sender, order } = found.order;
      return {
        result: {
          ...trackingAnswer(found),
          sender_name: sender?.name ?? null,
          description: order.description,
        },
      };
    },
    receipt: ({ params }) => {
      const result = receiptAnswer(publicOrder(params.orderId));
      if (!result) throw notFound();
      return { result };
    },
  };
}
