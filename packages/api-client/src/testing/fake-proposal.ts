import type { PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, findOrder, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

export type OrderUpdate = (orderId: string, status: string, patch?: object) => void;

export const fakeAnswerProposal =
  (state: FakeState, move: OrderUpdate): HandlersOf<PortalContract['orders']>['answerProposal'] =>
  ({ params, body }) => {
    const order = findOrder(state, params.orderId);
    const { proposal, customer } = order;
    if (order.vendor_id !== body.vendor_id) throw notFound();
    if (proposal?.state !== 'open' || proposal.created_at !== body.created_at)
      throw new Refusal(409, 'the proposal can no longer be answered so', 'order.not-updated');
    const notes = [customer.location.notes, proposal.note].filter(Boolean).join('\n');
    const next = {
      proposal: {
        ...proposal,
        state: body.accepted ? ('accepted' as const) : ('refused' as const),
        answered_at: nowSeconds(),
      },
      ...(body.accepted
        ? { customer: { ...customer, location: { ...customer.location, ...proposal.pin, notes } } }
        : {}),
      ...(body.accepted && body.delivery_fee !== undefined ? { delivery_fee: body.delivery_fee } : {}),
    };
    if (body.accepted && proposal.pin) move(order.order_id, 'MODIFIED', next);
    else state.orders.set(order.order_id, { ...order, ...next });
    return { result: findOrder(state, order.order_id) };
  };
