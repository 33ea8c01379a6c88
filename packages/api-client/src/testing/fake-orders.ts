import type { PortalContract } from '../contract';
import { canCancel } from '../order-rules/changes/cancellation';
import { canModify } from '../order-rules/changes/modification';
import { readOrderNumber } from '../order-rules/search/order-number';
import { searchKey } from '../order-rules/search/search-key';
import type { Order } from '../orders/order.schema';
import type { HandlersOf } from './fake-handlers.types';
import { checkPlacement, checkQuote, orderFrom } from './fake-order-placement';
import { fakeAnswerProposal, type OrderUpdate } from './fake-proposal';
import { fakeFleetCalls } from './fake-fleet-calls';
import { isSamePhone } from './fake-phone';
import { nowSeconds, findOrder, findVendor, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

function isWanted(
  { order_id, customer }: Order,
  { customer_phone_number: phone, order_number }: { customer_phone_number?: string; order_number?: string },
): boolean {
  if (phone && !isSamePhone(customer.phone_number, phone)) return false;
  if (order_number === undefined) return true;
  const number = readOrderNumber(searchKey(order_number));
  return number !== null && order_id.toLowerCase().endsWith(number);
}

const placedByGuests = ({ orders }: FakeState): Order[] =>
  [...orders.values()].filter(({ vendor_id }) => vendor_id.startsWith('guest-'));

/** Guest orders are visible once they joined the account. */
function fakeGuestOrders(
  state: FakeState,
): Pick<HandlersOf<PortalContract['orders']>, 'placedAsGuest' | 'joinGuestOrders'> {
  return {
    placedAsGuest: () => {
      const data = placedByGuests(state);
      if (state.haveGuestOrdersJoined) return { result: { data } };
      return { result: { data: [], ...(data.length > 0 ? { to_be_confirmed: true } : {}) } };
    },
    joinGuestOrders: () => ({ result: { mail_sent: !state.haveGuestOrdersJoined } }),
  };
}

/** Orders by the rules of the real server. */
export function fakeOrders(state: FakeState, move: OrderUpdate): HandlersOf<PortalContract['orders']> {
  return {
    create: ({ body }) => {
      checkPlacement(state, body, 'as-sent');
      const order = orderFrom(body, 'as-sent');
      state.orders.set(order.order_id, order);
      return { result: { order_id: order.order_id, order } };
    },

    get: ({ query }) => {
      const order = findOrder(state, query.orderId);
      if (order.vendor_id !== query.vendorId) throw notFound();
      return { result: order };
    },

    ...fakeGuestOrders(state),
    list: ({ params, query }) => {
      findVendor(state, params.vendorId);
      const vendorIds = new Set([params.vendorId]);
      if (query.include_outlets)
        for (const vendor of state.vendors)
          if (vendor.parent_vendor_id === params.vendorId) vendorIds.add(vendor.vendor_id);
      const { from = 0, to = Number.POSITIVE_INFINITY, count = 30, pagination_key: key } = query;
      const found = [...state.orders.values()]
        .filter((order) => {
          const time = query.scheduled ? order.preordered_for : order.created_at;
          return vendorIds.has(order.vendor_id) && time !== null && time >= from && time <= to;
        })
        .filter((order) => isWanted(order, query))
        .sort((a, b) => b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1));
      const start = key === undefined ? 0 : found.findIndex((order) => order.order_id === key) + 1;
      const page = found.slice(start, start + count);
      const isLast = start + count >= found.length;
      return {
        result: {
          data: page,
          pagination: { pagination_key: isLast ? null : (page.at(-1)?.order_id ?? null) },
        },
      };
    },

    update: ({ params, body }) => {
      const order = findOrder(state, params.orderId);
      if (order.vendor_id !== body.vendor_id) throw notFound();
      if (!canModify(order))
        throw new Refusal(409, 'order cannot be modified at this stage', 'order.not-updated');
      checkQuote(state, body.signature, body.delivery_fee);
      const { location, item_details: description, amount, payment_method } = body;
      const { latitude, longitude } = order.customer.location;
      move(order.order_id, 'MODIFIED', {
        customer: {
          ...order.customer,
          location: {
            ...location,
            latitude: location.latitude ?? latitude,
            longitude: location.longitude ?? longitude,
          },
        },
        order: { ...order.order, description, amount: amount ?? 0, payment_method },
        delivery_fee: body.delivery_fee,
      });
      return { result: findOrder(state, order.order_id) };
    },

    answerProposal: fakeAnswerProposal(state, move),
    ...fakeFleetCalls(state, move),
    cancel: ({ body }) => {
      const order = findOrder(state, body.order_id);
      if (order.vendor_id !== body.vendor_id) throw notFound();
      const flags = {
        nowSeconds: nowSeconds(),
        delayedCancellation: state.flags['delayed-cancellation'] ?? false,
      };
      if (!canCancel(order, flags))
        throw new Refusal(409, 'order cannot be cancelled at this stage', 'order.not-cancellable');
      move(order.order_id, 'CANCELLED', { cancellation: { reason: body.reason, by: 'USER' } });
      return { result: findOrder(state, order.order_id) };
    },
  };
}
