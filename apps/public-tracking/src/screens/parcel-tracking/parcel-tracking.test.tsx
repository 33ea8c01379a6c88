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

const CREATED_AT = Math.floor(Date.now() / 1000) - 600;
const atStatuses = (...statuses: string[]) => ({
  status: statuses.at(-1) ?? 'NEW',
  status_history: statuses.map((status, index) => ({ status, created_at: CREATED_AT + index * 60 })),
});

it('sends a proposal to the sender, who decides on it', async () => {
  const { backend, orderId } = backendWith(atStatuses('NEW', 'RECEIVED'));
  const { user } = openPage(`/tracking-c2c/${orderId}`, { backend });
  await user.type(await screen.findByRole('textbox', { name: 'Note for the rider' }), 'Ring 5F');
  expect(screen.getByText(/^The sender decides/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to the sender' }));
  expect(await screen.findByText('The sender has your note and has not answered yet.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/the shop/i);
});

it.each(['accepted', 'refused'] as const)('says that the sender %s a proposal', async (state) => {
  const { backend, orderId } = backendWith({
    ...atStatuses('NEW', 'RECEIVED', 'MODIFIED'),
    proposal: { note: 'Ring 5F', pin: null, state, created_at: CREATED_AT, answered_at: CREATED_AT + 60 },
  });
  openPage(`/tracking-c2c/${orderId}`, { backend });
  expect(await screen.findByText(/^The sender (accepted|declined) your note at/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/the shop/i);
});

it('says that only the sender reads a rating', async () => {
  const { backend, orderId } = backendWith(atStatuses('NEW', 'RECEIVED', 'PICKED_UP', 'DELIVERED'));
  openPage(`/tracking-c2c/${orderId}`, { backend });
  expect(await screen.findByText(/^Only the sender reads it/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/the shop/i);
});
