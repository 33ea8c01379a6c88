import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildRider, createFakeBackend } from '@courier/api-client/testing';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

it.each([
  [['COURIER_LEFT_VENDOR'], 'To the customer’s door', /from the customer/],
  [['RETURN_INITIATED'], 'Returning to the vendor', /^Map of the order/],
  [['RETURN_INITIATED', 'DELAYED'], 'Returning to the vendor', /from the shop/],
])('shows for a rider at %j the destination of the order and the distance', async (passed, label, map) => {
  const backend = createFakeBackend();
  const seen = { latitude: 25.04, longitude: 121.55, updated_at: nowSeconds() };
  backend.state.riders.set('r-7', buildRider({ rider_id: 'r-7', name: 'Wang Chun-kai', ...seen }));
  const order = buildDemoOrder({
    name: 'Lin',
    status: passed.at(-1) ?? '',
    rider_id: 'r-7',
    status_history: [
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at: nowSeconds() - 900 },
      ...passed.map((status, index) => ({ status, created_at: nowSeconds() - 60 + index })),
    ],
    destination_eta: null,
    promised_for: null,
  });
  openTracking({ backend, orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
  await screen.findByRole('heading', { name: 'Lin' });
  const detail = within(screen.getByRole('region', { name: 'Order' }));
  expect(detail.getAllByText(label).length).toBeGreaterThan(0);
  expect(await screen.findByLabelText(map)).toBeInTheDocument();
  expect(detail.queryAllByText('To the customer’s door')).toHaveLength(
    passed.includes('RETURN_INITIATED') ? 0 : 1,
  );
});
