import type { PortalContract } from '../contract';
import { proposable, ratableUntil } from '../order-rules/changes/proposal';
import { receiptAnswer, shownProofs, trackingAnswer } from '../public-tracking/public-answer';
import type { Order } from '../orders/order.schema';
import type { HandlersOf } from './fake-handlers.types';
import { proofPixel } from './fake-files';
import { nowSeconds, findOrder, findVendor, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

const tooLate = () => new Refusal(409, 'it is too late for that', 'order.not-updated');

function assertKey({ handover }: Order, key: string | undefined): void {
  const { customer_key: ownKey } = handover ?? {};
  if (ownKey !== undefined && ownKey !== key) throw notFound();
}

/** The public view of an order. */
export function fakePublicTracking(state: FakeState): HandlersOf<PortalContract['publicTracking']> {
  function publicOrder(orderId: string) {
    const order = findOrder(state, orderId);
    const { name, location } = findVendor(state, order.vendor_id).vendor_information;
    const { latitude, longitude } =
      location.latitude === null ? (order.sender?.location ?? location) : location;
    const pickup = latitude === null || longitude === null ? null : { latitude, longitude };
    const rider = order.rider_id === null ? undefined : state.riders.get(order.rider_id);
    const showsApproach = state.flags['show-track-order-before-picked-up'] ?? false;
    const showsProofs = {
      pickup: state.flags['proof-of-pickup-web'] ?? false,
      delivery: state.flags['proof-of-delivery-web'] ?? false,
      return: state.flags['proof-of-return-web'] ?? false,
    };
    const vendorName = order.sender?.name || name;
    const now = nowSeconds();
    return { order, vendorName, pickup, rider, showsApproach, showsProofs, now, currency: 'TWD' };
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
    propose: ({ params, body }) => {
      const { order } = publicOrder(params.orderId);
      assertKey(order, body.key);
      const may = proposable(order);
      if ((body.note && !may.note) || (body.pin && !may.pin)) throw tooLate();
      const { note = '', pin = null } = body;
      const proposal = { note, pin, state: 'open' as const, created_at: nowSeconds(), answered_at: null };
      state.orders.set(order.order_id, { ...order, proposal });
      return { result: { received: true as const } };
    },
    rate: ({ params, body }) => {
      const { order } = publicOrder(params.orderId);
      assertKey(order, body.key);
      const until = ratableUntil(order, order.rating);
      if (until === null || until <= nowSeconds()) throw tooLate();
      const created_at = order.rating?.created_at ?? nowSeconds();
      const rating = { stars: body.stars, words: body.words ?? order.rating?.words ?? '', created_at };
      state.orders.set(order.order_id, { ...order, rating });
      return { result: { received: true as const } };
    },
    proof: ({ params }) => {
      if (!shownProofs(publicOrder(params.orderId)).some(({ kind }) => kind === params.kind))
        throw notFound();
      return proofPixel();
    },
    pin: ({ params, body }) => {
      const { handover } = publicOrder(params.orderId).order;
      if (handover?.customer_key === undefined || handover.customer_key !== body.key) throw notFound();
      return {
        result: { pin: handover.pin === 'confirmed' ? null : (state.pins.get(params.orderId) ?? null) },
      };
    },
    receipt: ({ params }) => {
      const result = receiptAnswer(publicOrder(params.orderId));
      if (!result) throw notFound();
      return { result };
    },
  };
}
