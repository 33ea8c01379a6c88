import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder, nowSeconds } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

const TEXT = 'The courier service did not take over the change: Order can not be updated';

beforeEach(() => localStorage.clear());

function openRefused(status = 'MODIFIED', history?: Order['status_history']) {
  const built = buildDemoOrder({ name: 'Lin', status });
  const order = {
    ...built,
    status_history: history ?? built.status_history,
    change_refusal: { reason: 'Order can not be updated', refused_at: nowSeconds() },
  };
  return openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
}

it('shows a refused change once, as an alert, and sends it again', async () => {
  const { user } = openRefused();
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXT);
  expect(screen.getAllByText(new RegExp(TEXT))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(TEXT))).toBeNull());
});

it('mentions the rider only where one has accepted', async () => {
  const created_at = nowSeconds();
  openRefused('MODIFIED', [
    { status: 'NEW', created_at },
    { status: 'MODIFIED', created_at },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXT);
  expect(screen.queryByText(/call the rider/)).toBeNull();
});

it('keeps a refused change in the timeline of an ended order', async () => {
  openRefused('DELIVERED');
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  expect(within(timeline).getByText(new RegExp(TEXT))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says when the change was not sent again', async () => {
  const { user, backend } = openRefused();
  await screen.findByRole('alert');
  backend.fail('orders.resendChange', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The change was not sent again. Try again later.')).toBeVisible();
});
