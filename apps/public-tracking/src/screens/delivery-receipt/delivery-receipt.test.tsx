import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { backendWith, openPage } from '../../testing/open-page';

const AT = Math.floor(Date.UTC(2026, 10, 20, 6, 0) / 1000);

it('tells what was delivered, when and for how much, and leads back to the order [PUB-02]', async () => {
  const { backend, orderId } = backendWith({
    status: 'DELIVERED',
    created_at: AT,
    status_history: [
      { status: 'NEW', created_at: AT },
      { status: 'DELIVERED', created_at: AT + 1800 },
    ],
  });
  const { user, shell } = openPage(`/delivery-receipt/${orderId}`, { backend });
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery receipt' })).toBeVisible();
  expect(screen.getByText(orderId)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(orderId).parentElement).toHaveTextContent(`Order ${orderId}`);
  const rows = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00A0', ' '));
  expect(rows).toEqual([
    'From: Harbour Tea',
    'Delivered goods: Two boxes of tea',
    expect.stringMatching(/^Ordered: Fri.*14:00$/),
    expect.stringMatching(/^Delivered: Fri.*14:30$/),
    'Order value: NT 640',
    'Payment: Paid',
    'Delivery fee: NT 95',
  ]);
  await user.click(screen.getByRole('link', { name: 'Follow the order' }));
  expect(shell.navigations).toEqual([`/tracking/${orderId}`]);
});

it('does not exist before the delivery', async () => {
  const { backend, orderId } = backendWith({ status: 'PICKED_UP', rider_id: 'r-1' });
  openPage(`/delivery-receipt/${orderId}`, { backend });
  expect(await screen.findByRole('heading', { name: 'There is no receipt here' })).toBeVisible();
});
