import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import { buildSession } from '../../testing/build-session';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const SHOP = { address: 'No. 36', latitude: 25.04, longitude: 121.54, notes: '' };
const order = buildOrder({
  order_id: 'guest-77-1',
  vendor_id: 'guest-77',
  handover: { pin: null, signed_at: null, age_checked_at: null, customer_key: 'k3y' },
  sender: { name: 'Salma', email: 'salma@mail.test', phone_number: '+886912048317', location: SHOP },
});
const open = (
  token: string,
  stored: Record<string, string> = {},
  hasScreen: (to: string) => boolean = () => true,
) =>
  renderPublic({
    path: `/guest#order=${token}`,
    hasScreen,
    flags: { guest_checkout: true },
    stored,
    prepare: (backend) => void backend.addOrder(order),
  });
const press = () => user.click(screen.getByRole('button', { name: 'Open the order' }));

it('opens the order of a mailed link as its guest and removes the data of another guest', async () => {
  const { page, storage } = await open('link-guest-77-1');
  await press();
  await waitFor(() => expect(page.assign).toHaveBeenCalledWith('/order-tracking?order_id=guest-77-1'));
  expect(JSON.parse(storage.dump()['guest-login'] ?? '')).toMatchObject({
    vendor_id: 'guest-77',
    name: 'Salma',
    email: 'salma@mail.test',
    orderId: 'guest-77-1',
  });
  expect(storage.dump()['guest-orders']).toBe('["guest-77-1"]');
});

const login = (change: object) =>
  JSON.stringify({
    vendor_id: 'guest-77',
    token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`,
    name: 'Salma',
    phoneNumber: '+886912048317',
    ...change,
  });

it('keeps the session of the browser that placed the order', async () => {
  const own = login({});
  const { page, storage } = await open('link-guest-77-1', { 'guest-login': own });
  await press();
  await waitFor(() => expect(page.assign).toHaveBeenCalledWith('/order-tracking?order_id=guest-77-1'));
  expect(storage.dump()['guest-login']).toBe(own);
  expect(storage.dump()['guest-orders']).toBe('["o1","guest-77-1"]');
});

it('removes the order of another link, which this link cannot read', async () => {
  const { page, storage } = await open('link-guest-77-1', {
    'guest-login': login({ orderId: 'guest-77-0' }),
  });
  await press();
  await waitFor(() => expect(page.assign).toHaveBeenCalled());
  expect(JSON.parse(storage.dump()['guest-login'] ?? '')).toMatchObject({ orderId: 'guest-77-1' });
  expect(storage.dump()['guest-orders']).toBe('["guest-77-1"]');
});

it('shows an error for an expired link and keeps the stored data', async () => {
  const { page, storage } = await open('link-guest-77-2');
  await press();
  expect(await screen.findByText(/^This link does not work any more/)).toBeVisible();
  expect(page.assign).not.toHaveBeenCalled();
  expect(storage.dump()['guest-orders']).toBe('["o1"]');
});

it('does not end the session of an account and links to its history', async () => {
  const { backend } = await open('link-guest-77-1', { session: JSON.stringify(buildSession()) });
  expect(await screen.findByRole('link', { name: 'Go to the history' })).toHaveAttribute('href', '/history');
  expect(screen.queryByRole('button', { name: 'Open the order' })).not.toBeInTheDocument();
  expect(backend.callsOf('guests.open')).toHaveLength(0);
});

it('opens the page of the customer, with its key, in a brand without the list of orders', async () => {
  const isCustomerPage = (to: string) => to.startsWith('/tracking/');
  const { page } = await open('link-guest-77-1', {}, isCustomerPage);
  await press();
  await waitFor(() => expect(page.assign).toHaveBeenCalledWith('/tracking/guest-77-1#key=k3y'));
});

it('offers no history to an account in a brand without it', async () => {
  await open('link-guest-77-1', { session: JSON.stringify(buildSession()) }, () => false);
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the history' })).not.toBeInTheDocument();
});
