import { contract, type Order } from '@courier/api-client/contract';
import { canCancel, readOrderNumber, searchKey } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { conflict, notFound } from '../../platform/requests/refusal';
import type { Deps } from './deps';
import { renewPin } from './pin/delivery-pin';
import { respondToProposal } from './respond-to-proposal';
import { createOrder } from './create-order';
import { orderPage } from './list-orders';
import { findOrder, moveOrder } from './stored-orders/orders.repository';
import { normalisedPhone } from '../../platform/phone';
import { updateOrder } from './update-order';
import { withOutlets } from './with-outlets';

export function registerOrders(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.orders.create, async ({ body, country, db }) => {
    const order = await createOrder(deps, db, country, body);
    return { result: { order_id: order.order_id, order } };
  });

  mount(app, deps, contract.orders.get, async ({ query, db }) => {
    const order = await findOrder(db, query.orderId);
    if (order?.vendor_id !== query.vendorId) throw notFound();
    return { result: order };
  });

  mount(app, deps, contract.orders.list, async ({ params, query, country, db }) => {
    const phone = query.customer_phone_number?.trim();
    const asked = query.order_number?.trim();
    const number = asked ? readOrderNumber(searchKey(asked)) : null;
    if (asked && number === null) return { result: { data: [], pagination: { pagination_key: null } } };
    const { orders, nextKey } = await orderPage(db, {
      vendorIds: query.include_outlets ? await withOutlets(db, params.vendorId) : [params.vendorId],
      from: query.from,
      to: query.to,
      count: query.count,
      paginationKey: query.pagination_key || undefined,
      phone: phone ? normalisedPhone(phone, country) : undefined,
      number: number ?? undefined,
      scheduled: query.scheduled ?? false,
      includeCharges: query.include_charges,
    });
    return { result: { data: orders, pagination: { pagination_key: nextKey } } };
  });

  mount(app, deps, contract.orders.update, async ({ params, body, country, db }) => {
    const order = await updateOrder(deps, db, country, params.orderId, body);
    return { result: order };
  });

  mount(app, deps, contract.orders.renewPin, async ({ body, db }) => ({
    result: await renewPin(deps, db, body),
  }));

  mount(app, deps, contract.orders.resendChange, async ({ body, db }) => ({
    result: await deps.carriers.resendChange(db, body),
  }));

  mount(app, deps, contract.orders.answerProposal, async ({ params, body, country, db }) => ({
    result: await respondToProposal(deps, db, country, params.orderId, body),
  }));

  mount(app, deps, contract.orders.cancel, async ({ body, country, db }) => {
    const nowSeconds = deps.clock.nowSeconds();
    const delayedCancellation =
      deps.flags({ country, vendorId: body.vendor_id })['delayed-cancellation'] === true;
    const assertCancellable = (current: Order) => {
      if (current.vendor_id !== body.vendor_id) throw notFound();
      if (!canCancel(current, { nowSeconds, delayedCancellation }))
        throw conflict('order cannot be cancelled at this stage', 'order.not-cancellable');
    };
    const known = await findOrder(db, body.order_id);
    if (!known) throw notFound();
    assertCancellable(known);
    await deps.carriers.confirmCancel(db, body.order_id, body.reason);
    const order = await moveOrder(deps, db, body.order_id, nowSeconds, (current) => {
      assertCancellable(current);
      return { status: 'CANCELLED', change: { cancellation_reason: body.reason, cancelled_by: 'USER' } };
    });
    if (!order) throw notFound();
    return { result: order };
  });
}
