import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildDemoOrder, nowSeconds } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

it('informs the shop that no rider was found for long, and what it can do', async () => {
  const created_at = nowSeconds() - 20 * 60;
  const order = {
    ...buildDemoOrder({ name: 'Lin', status: 'WAITING_FOR_TRANSPORT', created_at }),
    rider_id: null,
    status_history: [
      { status: 'NEW', created_at },
      { status: 'WAITING_FOR_TRANSPORT', created_at: nowSeconds() - 12 * 60 - 5 },
    ],
  };
  openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
  expect(
    await screen.findByText(
      'No rider found for 12 minutes. The search goes on. You can wait or cancel the order.',
    ),
  ).toBeVisible();
});
