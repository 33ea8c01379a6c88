import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import {
  draftRequest,
  openPayment,
  payButton,
  payingBackend,
  STORED,
  fillCard,
} from '../../testing/pay-by-card';
import { faultyLine } from '../../testing/faulty-line';
import { openRequest, tryAgain } from '../../testing/open-request';
import { openStoredDraft, pendingPayments } from '../../testing/stored-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A payment after the redirect to the bank, and the result of its order. */
function fromTheBank(status: string, more: { query?: string; guest?: boolean; isUnknown?: boolean } = {}) {
  const backend = payingBackend();
  const order = buildOrder({ vendor_id: 'v1001', status });
  backend.addOrder(order);
  backend.state.payments.intents.set('intent-1', {
    vendorId: 'v1001',
    order: {} as never,
    status: status === 'PAYMENT_INITIATED' ? 'CHALLENGED' : 'PAID',
    orderId: order.order_id,
  });
  draftRequest('v1001');
  const orderId = more.isUnknown ? null : order.order_id;
  pendingPayments.store({ vendorId: 'v1001', orderId, intentId: 'intent-1' });
  const opened = openRequest({
    backend,
    path: `/payment-return?payment=${more.query ?? 'intent-1'}`,
    ...(more.guest ? { mode: 'GUEST' as const } : {}),
  });
  return { ...opened, order, draft: () => openStoredDraft('v1001').getState().form.destinationName };
}

describe('the return from the bank', () => {
  it('opens tracking once after a successful payment and clears the draft [REQ-PAY-20] [REQ-PAY-21]', async () => {
    const first = fromTheBank('PAYMENT_COMMITTED', { guest: true });
    await waitFor(() => expect(first.shell.navigations).toHaveLength(1));
    expect(first.shell.navigations[0]).toBe(`/order-tracking/v1001?order_id=${first.order.order_id}`);
    expect(first.shell.ports.session.guestOrderIds()).toEqual([first.order.order_id]);
    expect([first.draft(), pendingPayments.read()]).toEqual(['', null]);
    first.unmount();
    const second = openRequest({ backend: first.backend, path: '/payment-return?payment=intent-1' });
    expect(await screen.findByText('This payment is already settled')).toBeInTheDocument();
    expect(second.shell.navigations).toHaveLength(0);
  });

  it('keeps the filled request after a declined payment', async () => {
    const opened = fromTheBank('PAYMENT_FAILED');
    expect(await screen.findByText('The bank declined the card. Use another one.')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Back to your request' }));
    expect([opened.draft(), pendingPayments.read(), opened.shell.navigations]).toEqual([
      'Lin Chia-hao',
      null,
      ['/request-a-rider/v1001'],
    ]);
  });

  it('to the request counts as the answer to its draft, once', async () => {
    const former = () => screen.queryByRole('region', { name: 'Unfinished request' });
    const opened = fromTheBank('PAYMENT_FAILED');
    await opened.user.click(await screen.findByRole('button', { name: 'Back to your request' }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(former()).toBeNull();
    opened.unmount();
    openRequest({ backend: opened.backend });
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(former()).toBeVisible();
  });

  it('lets the user check and cancel an abandoned payment', async () => {
    const opened = fromTheBank('PAYMENT_INITIATED');
    expect(await screen.findByText('Your bank has not answered yet')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your bank has not answered yet')).toBeInTheDocument();
    opened.backend.state.payments.tokens.clear();
    await opened.user.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    expect(await screen.findByText('The payment was not confirmed')).toBeInTheDocument();
    expect(opened.backend.state.payments.intents.get('intent-1')?.status).toBe('CANCELLED');
    expect(opened.draft()).toBe('Lin Chia-hao');
  });

  it('blocks the reload for a newer build until the outcome of the payment is known', async () => {
    const backend = payingBackend();
    backend.fail('orders.get', { status: 500 });
    backend.addOrder(buildOrder({ vendor_id: 'v1001', order_id: 'o-1', status: 'PAYMENT_FAILED' }));
    pendingPayments.store({ vendorId: 'v1001', orderId: 'o-1', intentId: 'intent-1' });
    const opened = openRequest({ backend, path: '/payment-return?payment=intent-1' });
    await screen.findByText('We could not find out how the payment went');
    expect(opened.shell.reloadHolds()).toBe(1);
    backend.heal('orders.get');
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The bank declined the card. Use another one.');
    expect(opened.shell.reloadHolds()).toBe(0);
  });

  it('refunds a paid payment whose order failed [REQ-PAY-27]', async () => {
    const opened = fromTheBank('STALLED');
    expect(
      await screen.findByText('The order could not be carried out, so you get your money back'),
    ).toBeInTheDocument();
    expect(opened.backend.state.payments.intents.get('intent-1')?.status).toBe('REFUNDED');
  });

  it('changes nothing for a payment that this tab did not start', async () => {
    const opened = fromTheBank('PAYMENT_COMMITTED', { query: 'intent-9' });
    expect(await screen.findByText('This page belongs to another payment')).toBeInTheDocument();
    expect(opened.backend.callsOf('orders.get')).toHaveLength(0);
    expect([opened.draft(), pendingPayments.read()?.intentId]).toEqual(['Lin Chia-hao', 'intent-1']);
  });

  it('offers one retry button when the server does not answer', async () => {
    const backend = payingBackend();
    backend.fail('orders.get', { status: 500 });
    backend.addOrder(buildOrder({ vendor_id: 'v1001', order_id: 'o-1', status: 'PAYMENT_COMMITTED' }));
    pendingPayments.store({ vendorId: 'v1001', orderId: 'o-1', intentId: 'intent-1' });
    const opened = openRequest({ backend, path: '/payment-return?payment=intent-1' });
    await screen.findByText('We could not find out how the payment went');
    backend.heal('orders.get');
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });
});

describe('the redirect to the bank', () => {
  const toTheBank = async (guest = false) => {
    const opened = await openPayment();
    await fillCard(opened, { number: '4000000000003220' });
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    return { opened, guest };
  };

  it('opens the URL of the confirmation and stores the payment without card or token [REQ-PAY-20] [REQ-PAY-25]', async () => {
    const { opened } = await toTheBank();
    expect(opened.shell.navigations[0]).toBe('http://localhost/sandbox-bank/challenge?id=intent-1');
    const [order] = [...opened.backend.state.orders.values()];
    expect(pendingPayments.read()).toEqual({
      vendorId: 'v1001',
      orderId: order?.order_id,
      intentId: 'intent-1',
    });
    expect(opened.backend.callsOf('payments.confirm')[0]?.body).toMatchObject({
      return_url: 'http://localhost/payment-return?payment=intent-1&lang=en',
    });
  });

  it('lets a form restored by Back check and cancel the payment', async () => {
    const { opened } = await toTheBank();
    const shown = new Event('pageshow');
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
    const title = 'The payment was not confirmed';
    await screen.findByText(title);
    opened.backend.state.payments.instruments.push({ ...STORED });
    await tryAgain(opened, title);
    expect(await screen.findByRole('button', { name: /^Pay and place order/ })).toBeInTheDocument();
  });

  it('leads from a newly opened form to the open payment', async () => {
    draftRequest('v1001');
    pendingPayments.store({ vendorId: 'v1001', orderId: 'o-1', intentId: 'intent-1' });
    const opened = openRequest({ backend: payingBackend() });
    await opened.user.click(await screen.findByRole('button', { name: 'See how it went' }));
    expect(opened.shell.navigations).toEqual(['/payment-return?payment=intent-1']);
  });
});

describe('a confirmation with a lost answer', () => {
  const lose = async (pathEnds: string | string[]) => {
    const backend = payingBackend();
    // The calls are fast, but generating a key is slow.
    const line = faultyLine(backend, 20_000);
    const opened = await openPayment({ backend, api: line.client });
    await fillCard(opened);
    line.break(pathEnds, 'lost');
    await opened.user.click(payButton());
    return { ...opened, line };
  };
  const reload = (opened: Awaited<ReturnType<typeof lose>>) => {
    opened.unmount();
    opened.line.mend();
    const { backend, line } = opened;
    return { ...openRequest({ backend, api: line.client }), line };
  };
  it('is checked at once, and the order is followed: one charge, one order', async () => {
    const opened = await lose('/confirm');
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [orderId] = [...opened.backend.state.orders.keys()];
    expect(opened.shell.navigations).toEqual([`/order-tracking/v1001?order_id=${orderId}`]);
    expect([opened.backend.state.orders.size, pendingPayments.read()]).toEqual([1, null]);
  });

  it('is found again after a reload', async () => {
    const opened = await lose(['/confirm', '/intent/intent-1']);
    await screen.findByText('We got no answer from the bank');
    expect(pendingPayments.read()).toEqual({ vendorId: 'v1001', orderId: null, intentId: 'intent-1' });
    const form = reload(opened);
    await waitFor(() => expect(form.shell.navigations).toHaveLength(2));
    const [orderId] = [...opened.backend.state.orders.keys()];
    expect(form.shell.navigations).toEqual([
      '/payment-return?payment=intent-1',
      `/order-tracking/v1001?order_id=${orderId}`,
    ]);
    expect([opened.backend.state.orders.size, pendingPayments.read()]).toEqual([1, null]);
    expect(openStoredDraft('v1001').getState().form.destinationName).toBe('');
  });

  it('is found again for a guest, whose list of orders gets it [REQ-PAY-21]', async () => {
    const { backend, shell, order } = fromTheBank('PAYMENT_COMMITTED', { guest: true, isUnknown: true });
    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(shell.ports.session.guestOrderIds()).toEqual([order.order_id]);
    expect([backend.callsOf('payments.outcome').length, pendingPayments.read()]).toEqual([1, null]);
  });

  it('that never arrived is cancelled after a reload, and the request keeps its typed values', async () => {
    const backend = payingBackend();
    // The calls are fast, but generating a key is slow.
    const line = faultyLine(backend, 20_000);
    const opened = await openPayment({ backend, api: line.client });
    await fillCard(opened);
    line.break(['/confirm', '/intent/intent-1'], 'reset');
    await opened.user.click(payButton());
    await screen.findByText('We got no answer from the bank');
    const form = reload({ ...opened, line });
    await form.user.click(await screen.findByRole('button', { name: 'Back to your request' }));
    expect(backend.state.payments.intents.get('intent-1')?.status).toBe('CANCELLED');
    expect([backend.state.orders.size, pendingPayments.read()]).toEqual([0, null]);
    expect(openStoredDraft('v1001').getState().form.destinationName).toBe('Lin Chia-hao');
  });

  it('keeps its page open until the outcome is known', async () => {
    const opened = await lose(['/confirm', '/intent/intent-1']);
    await screen.findByText('We got no answer from the bank');
    const form = reload(opened);
    opened.line.break('/intent/intent-1', 500);
    await screen.findByText('We could not find out how the payment went');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again']);
    opened.line.mend();
    await form.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(form.shell.navigations).toHaveLength(2));
    expect(opened.backend.state.orders.size).toBe(1);
  });
});
