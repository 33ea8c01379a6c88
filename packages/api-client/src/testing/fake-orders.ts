import { PAYMENT_METHODS } from '@courier/config';
import type { PortalContract } from '../contract';
import { canCancel } from '../order-rules/cancellation';
import { addressProblem } from '../order-rules/address';
import { canModify } from '../order-rules/modification';
import { firstOrderProblem } from '../order-rules/payload-checks';
import { buildOrder } from './build-order';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, orderOf, vendorOf, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

type OrderUpdate = (orderId: string, status: string, patch?: object) => void;

function checkSignature(state: FakeState, signature: string, fee: number): void {
  const quote = state.quotes.get(signature);
  if (!quote || quote.fee !== fee) throw new Refusal(400, 'SignatureInvalid', 'order.signature-invalid');
  if (quote.validUntil < nowSeconds()) throw new Refusal(400, 'SignatureExpired', null);
}

/** Places, lists, answers and cancels orders by the rules the real server uses. */
export function fakeOrders(state: FakeState, move: OrderUpdate): HandlersOf<PortalContract['orders']> {
  return {
    create: ({ body }, { idempotencyKey }) => {
      const earlier = idempotencyKey === undefined ? undefined : state.placed.get(idempotencyKey);
      if (earlier !== undefined) return { result: { order_id: earlier } };
      vendorOf(state, body.vendor_id);
      const { location, name, phone_number } = body.customer;
      const problem =
        firstOrderProblem(
          {
            vendorId: body.vendor_id,
            customerName: name,
            customerPhone: phone_number,
            description: body.order.description,
            address: location.address,
            latitude: location.latitude,
            longitude: location.longitude,
            amount: body.order.amount,
            paymentMethod: body.order.payment_method,
          },
          {
            country: 'TW',
            isPossiblePhone: (phone) => phone.replace(/\D/g, '').length >= 8,
            paymentMethods: PAYMENT_METHODS,
          },
        ) ?? addressProblem(location);
      if (problem) throw new Refusal(400, problem.key, problem.key, problem.field);
      checkSignature(state, body.signature, body.delivery_fee);
      const at = nowSeconds();
      const order = buildOrder({
        vendor_id: body.vendor_id,
        status: 'NEW',
        created_at: at,
        preordered_for: body.preordered_for ?? null,
        customer: {
          name,
          phone_number,
          location: { ...location, latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 },
        },
        order: {
          ...body.order,
          amount: body.order.amount ?? 0,
          payment_status: body.order.payment_method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID',
        },
        delivery_fee: body.delivery_fee,
        vat_number: body.vat_number ?? null,
        age_validation_required: body.age_validation_required,
      });
      state.orders.set(order.order_id, order);
      if (idempotencyKey !== undefined) state.placed.set(idempotencyKey, order.order_id);
      return { result: { order_id: order.order_id } };
    },

    get: ({ query }) => {
      const order = orderOf(state, query.orderId);
      if (order.vendor_id !== query.vendorId) throw notFound();
      return { result: order };
    },

    list: ({ params, query }) => {
      vendorOf(state, params.vendorId);
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
        .filter(
          ({ customer }) =>
            !query.customer_phone_number || customer.phone_number.includes(query.customer_phone_number),
        )
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
      const order = orderOf(state, params.orderId);
      if (!canModify(order))
        throw new Refusal(409, 'order cannot be modified at this stage', 'order.not-updated');
      checkSignature(state, body.signature, body.delivery_fee);
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
      return { result: orderOf(state, order.order_id) };
    },

    cancel: ({ body }) => {
      const order = orderOf(state, body.order_id);
      const flags = {
        nowSeconds: nowSeconds(),
        delayedCancellation: state.flags['delayed-cancellation'] ?? false,
      };
      if (!canCancel(order, flags))
        throw new Refusal(409, 'order cannot be cancelled at this stage', 'error.cant-cancel-order');
      move(order.order_id, 'CANCELLED', { cancellation: { reason: body.reason, by: 'USER' } });
      return { result: orderOf(state, order.order_id) };
    },
  };
}
