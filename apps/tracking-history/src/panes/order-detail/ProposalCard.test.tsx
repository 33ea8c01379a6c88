import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

async function openProposal(change: Partial<Order>) {
  const order = { ...buildDemoOrder({ name: 'Lin', status: 'RECEIVED' }), ...change };
  const result = openTracking({
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
  });
  await screen.findByRole('heading', { name: order.customer.name });
  return { ...result, order, stored: () => result.backend.state.orders.get(order.order_id) };
}
const proposal = (more: Partial<NonNullable<Order['proposal']>> = {}) => ({
  note: 'Ring 5F',
  pin: null,
  state: 'open' as const,
  created_at: 1_790_000_000,
  answered_at: null,
  ...more,
});

it('shows the proposal of the customer, which changes the order once it is accepted', async () => {
  const { user, stored } = await openProposal({ proposal: proposal() });
  expect(screen.getByText('Ring 5F')).toBeVisible();
  expect(stored()?.customer.location.notes).not.toContain('Ring 5F');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(stored()?.proposal?.state).toBe('accepted'));
  expect(stored()?.customer.location.notes).toContain('Ring 5F');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
});

it('leaves the order as it is when the proposal is declined', async () => {
  const { user, stored, order } = await openProposal({ proposal: proposal() });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(stored()?.proposal?.state).toBe('refused'));
  expect(stored()?.customer).toEqual(order.customer);
});

it('shows the price of a new pin before it is accepted, and moves the pin', async () => {
  const { customer } = buildDemoOrder({ name: 'Lin', status: 'RECEIVED' });
  const pin = { latitude: customer.location.latitude + 0.0005, longitude: customer.location.longitude };
  const { user, stored } = await openProposal({ proposal: proposal({ note: '', pin }) });
  expect(await screen.findByText(/^Move the marker by 5\d\sm\. The fee (stays|becomes)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(stored()?.customer.location).toMatchObject(pin));
});

it('refuses a pin once a rider has accepted, with the reason', async () => {
  const { customer } = buildDemoOrder({ name: 'Lin', status: 'NEAR_VENDOR' });
  const { latitude, longitude } = customer.location;
  await openProposal({
    status: 'NEAR_VENDOR',
    proposal: proposal({ pin: { latitude: latitude + 0.0005, longitude } }),
  });
  expect(screen.getByText('A rider has accepted, so the marker can no longer change.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

it('shows the rating of the delivery by the customer', async () => {
  await openProposal({
    status: 'DELIVERED',
    rating: { stars: 2, words: 'Cold', created_at: 1_790_000_000 },
  });
  expect(screen.getByText('2 stars of 5')).toBeVisible();
  expect(screen.getByText('Cold')).toBeVisible();
});
