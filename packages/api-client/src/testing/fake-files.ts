import type { Order, PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { findOrder, findVendor, type FakeState } from './fake-state';
import { notFound } from './refusal';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
/** A rider's picture of one pixel. */
export const proofPixel = () => ({
  type: 'image/png',
  content: Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0)),
});

interface Range {
  from?: number | undefined;
  to?: number | undefined;
  include_outlets?: boolean | undefined;
  status?: string | undefined;
}

function filterOrders(state: FakeState, vendorId: string, range: Range): Order[] {
  findVendor(state, vendorId);
  const { from = 0, to = Number.POSITIVE_INFINITY, status } = range;
  const isWanted = new Set(
    state.vendors
      .filter(
        (vendor) =>
          vendor.vendor_id === vendorId || (range.include_outlets && vendor.parent_vendor_id === vendorId),
      )
      .map(({ vendor_id }) => vendor_id),
  );
  return [...state.orders.values()].filter(
    (order) =>
      isWanted.has(order.vendor_id) &&
      order.created_at >= from &&
      order.created_at <= to &&
      (status === undefined || status.split(',').includes(order.status)),
  );
}

const csv = (lines: readonly (readonly (string | number)[])[]) => ({
  type: 'text/csv',
  content: lines.map((line) => `${line.join(',')}\r\n`).join(''),
});

/** Files with the columns that tests read; the real backend writes more. */
export function fakeExports(state: FakeState): HandlersOf<PortalContract['exports']> {
  return {
    orders: ({ params, query }) =>
      csv([
        ['order_id', 'vendor_id', 'status', 'amount'],
        ...filterOrders(state, params.vendorId, query).map((order) => [
          order.order_id,
          order.vendor_id,
          order.status,
          order.order.amount,
        ]),
      ]),
    ordersByMail: ({ params, body }) => {
      findVendor(state, params.vendorId);
      const isOwn = state.accounts[body.email.toLowerCase()] !== undefined;
      return { result: { queued: true, ...(isOwn ? {} : { address_to_be_confirmed: true }) } };
    },
    transactions: ({ params, query }) =>
      csv([
        ['order_id', 'payment_method', 'amount', 'delivery_fee'],
        ...filterOrders(state, params.vendorId, query).map((order) => [
          order.order_id,
          order.order.payment_method,
          order.order.amount,
          order.delivery_fee,
        ]),
      ]),
    proof: ({ params }) => {
      const order = findOrder(state, params.orderId);
      if (!order.proofs.some(({ kind }) => kind === params.kind)) throw notFound();
      return proofPixel();
    },
    terms: () => ({ type: 'text/plain', content: 'Terms and conditions' }),
  };
}
