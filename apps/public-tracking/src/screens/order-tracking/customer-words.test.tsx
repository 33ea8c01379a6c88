import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import type { FakeBackend } from '@courier/api-client/testing';
import { backendWith, openPage } from '../../testing/open-page';

const AT = Math.floor(Date.now() / 1000) - 600;
const history = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, created_at: AT + index * 60 }));

describe('a proposal of a customer before pick-up', () => {
  it('is sent to the shop, and the page shows its answer', async () => {
    const { backend, orderId } = backendWith({
      status: 'RECEIVED',
      status_history: history('NEW', 'RECEIVED'),
    });
    const { user } = openPage(`/tracking/${orderId}`, { backend });
    await user.type(await screen.findByRole('textbox', { name: 'Note for the rider' }), 'Ring 5F');
    await user.click(screen.getByRole('button', { name: 'Send to the shop' }));
    expect(await screen.findByText('The shop has your note and has not answered yet.')).toBeVisible();
    expect(backend.state.orders.get(orderId)?.proposal).toMatchObject({ note: 'Ring 5F', pin: null });
    expect(screen.getByRole('textbox', { name: 'Note for the rider' })).toHaveValue('');
  });

  it.each([
    ['accepted', /^The shop accepted your marker at \d\d:\d\d\.$/],
    ['refused', /^The shop declined your marker at \d\d:\d\d\. The order stays as it was\.$/],
  ] as const)('is shown as %s', async (state, words) => {
    const { backend, orderId } = backendWith({
      status: 'MODIFIED',
      status_history: history('NEW', 'RECEIVED', 'MODIFIED'),
      proposal: {
        note: '',
        pin: { latitude: 25.03, longitude: 121.56 },
        state,
        created_at: AT,
        answered_at: AT + 60,
      },
    });
    openPage(`/tracking/${orderId}`, { backend });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps the typed text when sending fails, and says whether it is too late', async () => {
    const { backend, orderId } = backendWith({
      status: 'RECEIVED',
      status_history: history('NEW', 'RECEIVED'),
    });
    const { user } = openPage(`/tracking/${orderId}`, { backend });
    const note = await screen.findByRole('textbox', { name: 'Note for the rider' });
    await user.type(note, 'Ring 5F');
    backend.fail('publicTracking.propose', 'network');
    await user.click(screen.getByRole('button', { name: 'Send to the shop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
    expect(note).toHaveValue('Ring 5F');
    backend.fail('publicTracking.propose', { status: 409 });
    await user.click(screen.getByRole('button', { name: 'Send to the shop' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It is too late for that'));
  });

  it.each(['PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED', 'CANCELLED'])(
    'cannot be made at %s',
    async (status) => {
      const { backend, orderId } = backendWith({ status, status_history: history('NEW', status) });
      openPage(`/tracking/${orderId}`, { backend });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('textbox', { name: 'Note for the rider' })).toBeNull();
    },
  );
});

describe('a rating of a delivery', () => {
  it('consists of stars and words, is given once, and can be changed', async () => {
    const { backend, orderId } = backendWith({
      status: 'DELIVERED',
      status_history: history('NEW', 'PICKED_UP', 'DELIVERED'),
    });
    const { user } = openPage(`/tracking/${orderId}`, { backend });
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Your words, if you like' }), 'Still warm');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'You gave 4 stars' })).toBeVisible();
    expect(backend.state.orders.get(orderId)?.rating).toMatchObject({ stars: 4, words: 'Still warm' });
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'You gave 1 star' })).toBeVisible();
  });

  it('cannot be changed after the deadline, nor given without a delivery', async () => {
    const { backend, orderId } = backendWith({
      status: 'DELIVERED',
      status_history: history('NEW', 'DELIVERED'),
      rating: { stars: 3, words: '', created_at: AT - 2 * 86_400 },
    });
    openPage(`/tracking/${orderId}`, { backend });
    expect(await screen.findByRole('heading', { name: 'You gave 3 stars' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
  });
});

describe('the key of the customer’s link', () => {
  const handover = { pin: null, signed_at: null, age_checked_at: null, customer_key: 'k3y' };
  afterEach(() => window.history.replaceState(null, '', '/'));
  const openAt = (path: string, fragment: string, backend: FakeBackend) => {
    window.history.replaceState(null, '', `/${fragment}`);
    return openPage(path, { backend, flags: { 'show-delivery-receipt-cta': true } });
  };
  const open = (order: Partial<Order>, fragment: string) => {
    const { backend, orderId } = backendWith({ handover, ...order });
    return { orderId, ...openAt(`/tracking/${orderId}`, fragment, backend) };
  };

  it('is sent with a proposal and a rating', async () => {
    const proposed = open({ status: 'RECEIVED', status_history: history('NEW', 'RECEIVED') }, '#key=k3y');
    await proposed.user.type(await screen.findByRole('textbox', { name: 'Note for the rider' }), 'Ring 5F');
    await proposed.user.click(screen.getByRole('button', { name: 'Send to the shop' }));
    expect(await screen.findByText('The shop has your note and has not answered yet.')).toBeVisible();
    proposed.unmount();
    const rated = open({ status: 'DELIVERED', status_history: history('NEW', 'DELIVERED') }, '#key=k3y');
    await rated.user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await rated.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'You gave 4 stars' })).toBeVisible();
  });

  it.each([
    ['RECEIVED', {}],
    ['DELIVERED', { rating: { stars: 3, words: '', created_at: AT } }],
  ])('is missing: at %s the page shows neither a proposal nor a rating [PUB-01]', async (status, more) => {
    open({ status, status_history: history('NEW', status), ...more }, '');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/^You gave/)).toBeNull();
  });

  it('is in the link to the receipt, and in its link back', async () => {
    const order = { status: 'DELIVERED', status_history: history('NEW', 'DELIVERED') };
    const { backend, orderId, unmount } = open(order, '#key=k3y');
    expect(await screen.findByRole('link', { name: 'Delivery receipt' })).toHaveAttribute(
      'href',
      `/delivery-receipt/${orderId}#key=k3y`,
    );
    unmount();
    openAt(`/delivery-receipt/${orderId}`, '#key=k3y', backend);
    expect(await screen.findByRole('link', { name: 'Follow the order' })).toHaveAttribute(
      'href',
      `/tracking/${orderId}#key=k3y`,
    );
  });
});
