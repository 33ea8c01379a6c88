import { beforeEach, describe, expect, it } from '@jest/globals';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { waitFor } from '@testing-library/react';
import { createTestShell } from '@courier/shell-api/testing';
import { createReturnedPayment } from './create-returned-payment';
import { openStoredDraft } from '../../testing/stored-values';

const PENDING = { vendorId: 'kw1001', orderId: 'o9', intentId: 'i9' };

beforeEach(() => localStorage.clear());

function returned(guestOrderIds: string[] = []) {
  const backend = createFakeBackend();
  const handover = { pin: null, signed_at: null, age_checked_at: null, customer_key: 'k3y' };
  backend.addOrder({ ...buildOrder({ order_id: 'o9', vendor_id: 'kw1001' }), handover });
  const shell = createTestShell({ api: backend.client, mode: 'GUEST', guestOrderIds });
  openStoredDraft(PENDING.vendorId).getState().change({ destinationName: 'Noura' });
  return { ...shell, backend, ...createReturnedPayment(shell.ports, PENDING) };
}
const typed = () => openStoredDraft(PENDING.vendorId).getState().form.destinationName;

describe('a payment after the redirect from the bank', () => {
  it('continues in its stored state', () => {
    const { report: _, ...input } = returned().input;
    expect(input).toEqual({ vendorId: 'kw1001', guest: true, order: null, pending: PENDING });
  });

  it('opens tracking and clears the form after success', async () => {
    const { input, events, navigations, ports } = returned(['o1']);
    input.report({ type: 'PAYMENT_MADE', orderId: 'o9' });
    expect(ports.session.guestOrderIds()).toEqual(['o1', 'o9']);
    expect(typed()).toBe('');
    expect(events).toEqual([
      { event: 'order_request_placed', data: { order_id: 'o9', vendor_id: 'kw1001' } },
    ]);
    await Promise.resolve();
    expect(navigations).toEqual(['/order-tracking/kw1001?order_id=o9']);
  });

  it('opens the page of the customer with its key in a brand without tracking', async () => {
    const { input, navigations, ports, backend } = returned();
    ports.navigation.findAddress = () => 'https://shop.example/tracking/o9';
    input.report({ type: 'PAYMENT_MADE', orderId: 'o9' });
    await waitFor(() => expect(navigations).toEqual(['/tracking/o9#key=k3y']));
    expect(backend.callsOf('orders.get')).toHaveLength(1);
  });

  it('opens that page without its key while the order cannot be read', async () => {
    const { input, navigations, ports, backend } = returned();
    ports.navigation.findAddress = () => 'https://shop.example/tracking/o9';
    backend.fail('orders.get', { status: 503 });
    input.report({ type: 'PAYMENT_MADE', orderId: 'o9' });
    await waitFor(() => expect(navigations).toEqual(['/tracking/o9']), { timeout: 20_000 });
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
