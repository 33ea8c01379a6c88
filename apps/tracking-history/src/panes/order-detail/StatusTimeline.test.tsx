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
