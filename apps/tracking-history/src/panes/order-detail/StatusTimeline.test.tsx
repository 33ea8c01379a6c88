import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

async function openOrder(change: Partial<Order> & Pick<Order, 'status'>) {
  const order = { ...buildDemoOrder({ name: 'Lin', status: change.status }), ...change };
  openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
  await screen.findByRole('heading', { name: order.customer.name });
}

it('shows a status of the courier service that the portal lacks as it is', async () => {
  await openOrder({ status: 'RECEIVED', fleet_status: 'TELEPORTED' });
  expect(await screen.findByText(/The courier service reports: TELEPORTED/)).toBeVisible();
});

it('shows the reason of a cancellation in words, and one that the portal lacks as it is', async () => {
  await openOrder({ status: 'CANCELLED', cancellation: { reason: 'VOLCANO', by: 'PLATFORM' } });
  expect(await screen.findByText('Reason: VOLCANO')).toBeVisible();
});

it.each([
  ['UNABLE_TO_PAY', /Reason: Unable to pay/],
  ['VOLCANO', /Reason: VOLCANO/],
])('shows why an order comes back at the start of its return: %s', async (return_reason, words) => {
  const order = buildDemoOrder({ name: 'Lin', status: 'RETURNED_TO_VENDOR' });
  const at = order.created_at;
  await openOrder({
    status: 'RETURNED_TO_VENDOR',
    return_reason,
    status_history: ['NEW', 'PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'].map((status, index) => ({
      status,
      created_at: at + index * 60,
    })),
  });
  const notes = await screen.findAllByText(words);
  expect(notes).toHaveLength(1);
  expect(notes[0]?.closest('li')).toHaveTextContent('Returning to the vendor');
});
