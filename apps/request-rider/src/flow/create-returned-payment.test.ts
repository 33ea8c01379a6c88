import { beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { createOrderDraftStore } from '../model/order-draft.store';
import { createReturnedPayment } from './create-returned-payment';

const PENDING = { vendorId: 'kw1001', orderId: 'o9', intentId: 'i9' };

beforeEach(() => localStorage.clear());

function returned(guestOrderIds: string[] = []) {
  const shell = createTestShell({ api: createFakeBackend().client, mode: 'GUEST', guestOrderIds });
  createOrderDraftStore(PENDING.vendorId).getState().change({ destinationName: 'Noura' });
  return { ...shell, ...createReturnedPayment(shell.ports, PENDING) };
}
const typed = () => createOrderDraftStore(PENDING.vendorId).getState().form.destinationName;

describe('a payment after the redirect from the bank', () => {
  it('continues in its stored state', () => {
    const { report: _, ...input } = returned().input;
    expect(input).toEqual({ vendorId: 'kw1001', guest: true, order: null, pending: PENDING });
  });

  it('opens tracking and clears the form after success', () => {
    const { input, events, navigations, ports } = returned(['o1']);
    input.report({ type: 'PAYMENT_MADE', orderId: 'o9' });
    expect(ports.session.guestOrderIds()).toEqual(['o1', 'o9']);
    expect(typed()).toBe('');
    expect(events).toEqual([
      { event: 'order_request_placed', data: { order_id: 'o9', vendor_id: 'kw1001' } },
    ]);
    expect(navigations).toEqual([expect.stringContaining('o9')]);
  });

  it('keeps the position of its order in the guest’s list', () => {
    const { input, ports } = returned(['o9', 'o1']);
    input.report({ type: 'PAYMENT_MADE', orderId: 'o9' });
    expect(ports.session.guestOrderIds()).toEqual(['o9', 'o1']);
  });

  it('changes nothing on other events', () => {
    const { input, navigations } = returned();
    input.report({ type: 'PAYMENT_REFUSED' });
    expect([typed(), navigations]).toEqual(['Noura', []]);
  });
});
