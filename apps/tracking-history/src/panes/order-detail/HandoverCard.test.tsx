import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

async function openOrder(status: string, handover: NonNullable<Order['handover']>) {
  const order = { ...buildDemoOrder({ name: 'Lin', status }), handover };
  const opened = openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
  await screen.findByRole('heading', { name: order.customer.name });
  return { ...opened, stored: () => opened.backend.state.orders.get(order.order_id) };
}
const REQUIRED = { pin: 'required' as const, signed_at: null, age_checked_at: null };

it('a locked PIN is reported to the shop, which makes a new one', async () => {
  const { user, stored } = await openOrder('NEAR_CUSTOMER', { ...REQUIRED, pin: 'locked' });
  expect(screen.getByText(/The rider entered a wrong PIN five times/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a new PIN' }));
  await waitFor(() => expect(stored()?.handover?.pin).toBe('required'));
  expect(await screen.findByText('The customer’s page shows a new PIN.')).toBeVisible();
});

it('a failed renewal says so, and can be repeated', async () => {
  const { user, backend } = await openOrder('PICKED_UP', { ...REQUIRED, pin: 'locked' });
  backend.fail('orders.renewPin', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Make a new PIN' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No new PIN was made. Try again.');
  expect(screen.getByRole('button', { name: 'Make a new PIN' })).toBeEnabled();
});

it('shows what was proved at the door, and asks for nothing afterwards', async () => {
  await openOrder('DELIVERED', { pin: 'confirmed', signed_at: 1_790_000_000, age_checked_at: 1_790_000_000 });
  for (const proof of ['PIN confirmed', 'Age checked', 'Signed'])
    expect(screen.getByText(proof)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a new PIN' })).toBeNull();
});

it('an order that comes back needs no PIN any more', async () => {
  await openOrder('RETURN_INITIATED', REQUIRED);
  expect(screen.queryByRole('heading', { name: 'At the door' })).toBeNull();
  expect(screen.queryByText('No rider has accepted yet')).toBeNull();
});

it('an order without such proofs has no section for them', async () => {
  await openOrder('DELIVERED', { pin: null, signed_at: null, age_checked_at: null });
  expect(screen.queryByRole('heading', { name: 'At the door' })).toBeNull();
});
