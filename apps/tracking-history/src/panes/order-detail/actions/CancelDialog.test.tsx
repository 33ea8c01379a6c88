import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking } from '../../../testing/open-tracking';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

async function requestCancel(
  status = 'WAITING_FOR_TRANSPORT',
  backend = createFakeBackend(),
  more: Parameters<typeof buildDemoOrder>[0] = {},
) {
  const order = buildDemoOrder({ name: 'Lin', status, order_id: 'v1001-2611abc', ...more });
  const opened = openTracking({
    backend,
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return { ...opened, order };
}

const dialog = async () => within(await screen.findByRole('dialog'));

const chooseReason = async (user: Awaited<ReturnType<typeof requestCancel>>['user'], reason: string) => {
  await user.click((await dialog()).getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: reason }));
};

describe('cancelling the rider', () => {
  it('requires a reason first [TRACK-CANCEL-09]', async () => {
    const { backend, user } = await requestCancel();
    await user.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByText('Choose a reason first')).toBeInTheDocument();
    expect(backend.callsOf('orders.cancel')).toHaveLength(0);
  });

  it('sends vendor, order and reason, shows the progress, and shows the result [TRACK-CANCEL-07, TRACK-CANCEL-08]', async () => {
    const { backend, shell, user } = await requestCancel();
    await chooseReason(user, 'Bad weather');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
    expect((await screen.findAllByText('Cancelled by the user')).length).toBeGreaterThan(0);
    expect(backend.callsOf('orders.cancel').map((call) => call.body)).toEqual([
      { vendor_id: 'v1001', order_id: 'v1001-2611abc', reason: 'BAD_WEATHER' },
    ]);
    expect(shell.notices).toMatchObject([{ type: 'info', message: 'We are cancelling the order.' }]);
  });

  it('shows a rejection for 7 seconds and keeps the dialog [TRACK-CANCEL-06]', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.cancel', { status: 409, message: 'The rider is already there' });
    const { shell, user } = await requestCancel('WAITING_FOR_TRANSPORT', backend);
    await chooseReason(user, 'No riders');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Keep the order' })).toBeInTheDocument();
    expect(shell.notices).toMatchObject([
      {
        type: 'error',
        message: 'We could not cancel that order.',
        detail: 'The rider is already there',
        durationMs: 7000,
      },
    ]);
  });

  it('counts down the wait after too many attempts, and cancels afterwards', async () => {
    const backend = createFakeBackend();
    backend.fail(
      'orders.cancel',
      { status: 429, translationKey: 'error.too-many-requests', retryAfter: 42 },
      1,
    );
    const { user } = await requestCancel('WAITING_FOR_TRANSPORT', backend);
    await chooseReason(user, 'No riders');
    const confirm = (await dialog()).getByRole('button', { name: 'Cancel order' });
    await user.click(confirm);
    expect(await screen.findByRole('timer')).toHaveTextContent(/You can go on in 4[12] s\./);
    expect(confirm).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(43_000));
    expect(screen.getByRole('timer')).toHaveTextContent('The wait is over: you can go on.');
    await user.click(confirm);
    expect((await screen.findAllByText('Cancelled by the user')).length).toBeGreaterThan(0);
    expect(backend.callsOf('orders.cancel')).toHaveLength(2);
  });

  it.each([
    ['PICKED_UP', /Not possible since .*, when a rider accepted/],
    ['NEW', /Possible once the order has been received/],
  ])('is rejected without a request in %s, with the reason [TRACK-CANCEL-05]', async (status, why) => {
    const { backend, shell } = await requestCancel(status);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not cancel that order.', durationMs: 7000 },
    ]);
    expect(shell.notices[0]?.detail).toMatch(/order cannot be cancelled at this stage/);
    expect(shell.notices[0]?.detail).toMatch(why);
    expect(backend.callsOf('orders.cancel')).toHaveLength(0);
  });

  it('is disabled with a reason when the order changes while the dialog is open', async () => {
    const { backend, user, order } = await requestCancel();
    await chooseReason(user, 'No riders');
    act(() => void backend.moveOrder(order.order_id, 'DELIVERED'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not possible since .*, the order has ended/);
    expect((await dialog()).queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await user.click((await dialog()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.callsOf('orders.cancel')).toHaveLength(0);
  });

  it('fetches the order again after a rejection by the server', async () => {
    const { backend, shell, user, order } = await requestCancel();
    await chooseReason(user, 'No riders');
    backend.state.orders.set(order.order_id, {
      ...order,
      status: 'PICKED_UP',
      updated_at: order.updated_at + 50,
      status_history: [...order.status_history, { status: 'PICKED_UP', created_at: order.updated_at + 50 }],
    });
    await user.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices[0]?.detail).toBe('This order cannot be cancelled at this stage.');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not possible since/);
  });

  it.each([
    ['WAITING_FOR_TRANSPORT', false],
    ['ASSIGNED_TO_TRANSPORT', true],
  ])('shows in %s whether the rider is notified', async (status, isTold) => {
    await requestCancel(status, createFakeBackend(), { rider_id: 'r-7' });
    expect((await dialog()).queryAllByText(/The rider is told at once/)).toHaveLength(isTold ? 1 : 0);
    expect(
      (await dialog()).getByText('Cancelling is possible until a rider accepts · costs nothing'),
    ).toBeVisible();
  });

  it('offers nineteen reasons in the specified order [TRACK-CANCEL-10, TRACK-CANCEL-11]', async () => {
    const { user } = await requestCancel();
    await user.click((await dialog()).getByRole('combobox', { name: 'Reason' }));
    const list = await screen.findByRole('listbox');
    const offered = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(offered).toEqual([
      'Incorrect order details',
      'Customer cancelled',
      'Other delivery method',
      'Rider unable to find customer',
      'Technical problem',
      'No riders',
      'Outside service hours',
      'Rider accident',
      'Bad weather',
      'Outside delivery area',
      'User request',
      'Address incomplete',
      'Rider unreachable',
      'Spillage',
      'Late delivery',
      'Unable to pay',
      'Duplicate order',
      'Wrong items',
      'Payment failure',
    ]);
  });

  it('remains visible with the reason when it is not possible', async () => {
    await requestCancel('PICKED_UP');
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      /Not possible since/,
    );
  });

  it('sends one request for two clicks', async () => {
    const { backend, user } = await requestCancel();
    await chooseReason(user, 'No riders');
    const release = backend.delay('orders.cancel');
    const confirm = (await dialog()).getByRole('button', { name: /Cancel/ });
    await user.dblClick(confirm);
    release();
    expect((await screen.findAllByText('Cancelled by the user')).length).toBeGreaterThan(0);
    expect(backend.callsOf('orders.cancel')).toHaveLength(1);
  });
});
