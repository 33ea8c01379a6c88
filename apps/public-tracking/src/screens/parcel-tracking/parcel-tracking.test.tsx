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
