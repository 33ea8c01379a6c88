import type { PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import type { OrderUpdate } from './fake-proposal';
import { findOrder, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

type OrderHandlers = HandlersOf<PortalContract['orders']>;

/** What a shop can ask of the fleet that has its order. */
export const fakeFleetCalls = (
  state: FakeState,
  move: OrderUpdate,
): Pick<OrderHandlers, 'renewPin' | 'resendChange'> => ({
  renewPin: ({ body }) => {
    const order = findOrder(state, body.order_id);
    if (order.vendor_id !== body.vendor_id) throw notFound();
    const { handover } = order;
    if (!handover?.pin || handover.pin === 'confirmed')
      throw new Refusal(409, 'This order awaits no PIN.', 'error.conflict');
    move(order.order_id, order.status, { handover: { ...handover, pin: 'required' } });
    return { result: findOrder(state, order.order_id) };
  },
  resendChange: ({ body }) => {
    const order = findOrder(state, body.order_id);
    if (order.vendor_id !== body.vendor_id) throw notFound();
    if (!order.change_refusal)
      throw new Refusal(409, 'No change of this order was refused.', 'error.conflict');
    move(order.order_id, order.status, { change_refusal: undefined });
    return { result: findOrder(state, order.order_id) };
  },
});
