import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

const order = buildDemoOrder({
  name: 'Salma',
  order_id: 'guest-77-1',
  vendor_id: 'guest-77',
  status: 'PICKED_UP',
  created_at: nowSeconds() - 900,
});
const open = (options = {}) => openTracking({ path: '/history/v1001', typing: { delay: null }, ...options });
const title = () => screen.findByRole('heading', { name: 'History' });

it('shows an account the orders it placed as a guest, with id and tracking page', async () => {
  const { user } = open({ orders: [order] });
  expect(await screen.findByText('Orders placed as guest with your email: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = await screen.findByRole('dialog', { name: 'Placed as guest' });
  expect(within(dialog).getByText('Salma')).toBeVisible();
  expect(within(dialog).getByText('guest-77-1')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Customer’s page' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/tracking\/guest-77-1$/),
  );
});

it('verifies the mailbox first, and shows where the link was sent', async () => {
  const { user, backend, shell } = open({
    orders: [order],
    backend: createFakeBackend({ haveGuestOrdersJoined: false }),
  });
  expect(await screen.findByText('There are orders placed as guest with your email.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  backend.fail('orders.joinGuestOrders', { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Show them here' }));
  await waitFor(() =>
    expect(shell.notices).toMatchObject([{ type: 'error', message: 'The link was not sent' }]),
  );
  backend.heal('orders.joinGuestOrders');
  await user.click(screen.getByRole('button', { name: 'Show them here' }));
  expect(await screen.findByText(/^We sent a link to owner@demo\.test\./)).toBeVisible();
});

it('shows nothing without guest orders, and makes no request in an embedded portal', async () => {
  const { backend, unmount } = open();
  await title();
  await waitFor(() => expect(backend.callsOf('orders.placedAsGuest')).toHaveLength(1));
  expect(screen.queryByText(/placed as guest/)).not.toBeInTheDocument();
  unmount();
  const embedded = open({ mode: 'GODROID', orders: [order] });
  await title();
  expect(embedded.backend.callsOf('orders.placedAsGuest')).toHaveLength(0);
});
