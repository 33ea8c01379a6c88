import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { backendWith, openPage } from '../../testing/open-page';

it('shows sender and content of the parcel, but no contact data of the sender [PUB-03]', async () => {
  const { backend, orderId } = backendWith({
    status: 'PICKED_UP',
    rider_id: 'r-1',
    sender: {
      name: 'Hsu Ya-ting',
      email: 'ya@demo.test',
      phone_number: '+886911222333',
      location: { latitude: 25.04, longitude: 121.54, address: 'No. 36', notes: '' },
    },
  });
  openPage(`/tracking-c2c/${orderId}`, { backend });
  expect(await screen.findByText('Parcel from Hsu Ya-ting')).toBeVisible();
  expect(screen.getByText('In the parcel: Two boxes of tea')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your rider is on the way to you');
  expect(document.body).not.toHaveTextContent(/ya@demo|911222333|912345678/);
});

it('uses the texts of a parcel instead of an order', async () => {
  const { backend, orderId } = backendWith({ status: 'DELIVERED' });
  openPage(`/tracking-c2c/${orderId}`, { backend });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your parcel was delivered');
});

it.each<[string, Parameters<typeof backendWith>[0], RegExp]>([
  [
    'is cancelled',
    { status: 'CANCELLED', cancellation: { reason: 'OTHER', by: 'PLATFORM' } },
    /The sender can tell you more/,
  ],
  ['failed', { status: 'PAYMENT_FAILED' }, /The sender can tell you more/],
  [
    'needs a PIN',
    {
      status: 'PICKED_UP',
      handover: { pin: 'required', signed_at: null, age_checked_at: null, customer_key: 'k'.repeat(22) },
    },
    /Ask the sender to send it again/,
  ],
])('names the sender and no shop where a parcel %s', async (_case, order, words) => {
  const { backend, orderId } = backendWith(order);
  openPage(`/tracking-c2c/${orderId}`, { backend });
  expect(await screen.findByText(words)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/ask the shop|the shop can tell/i);
});

it('sends the reader of an unknown parcel to the sender', async () => {
  const { backend } = backendWith({ status: 'NEW' });
  openPage('/tracking-c2c/ab-unknown', { backend });
  expect(await screen.findByText(/or ask the sender/)).toBeVisible();
});
