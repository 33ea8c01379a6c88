import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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
    ['accepted', /^The shop accepted your pin at \d\d:\d\d\.$/],
    ['refused', /^The shop declined your pin at \d\d:\d\d\. The order stays as it was\.$/],
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
