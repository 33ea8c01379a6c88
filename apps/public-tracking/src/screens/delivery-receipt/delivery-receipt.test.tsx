import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import { orderNumber } from '@courier/api-client/order-rules';
import { backendWith, openPage } from '../../testing/open-page';

const AT = Math.floor(Date.UTC(2026, 10, 20, 6, 0) / 1000);

it('shows what was delivered, when and for how much, and links to the order [PUB-02]', async () => {
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
  expect(screen.getByText(orderId).parentElement).toHaveTextContent(
    `Order ${orderNumber(orderId)} ${orderId}`,
  );
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

it.each([
  [true, 'PKR 1,250'],
  [false, 'PKR 1250'],
])('groups the digits of its amounts as other screens do: %s [FLAG-16]', async (grouped, amount) => {
  const { order } = buildOrder();
  const { backend, orderId } = backendWith({ status: 'DELIVERED', order: { ...order, amount: 1250 } });
  openPage(`/delivery-receipt/${orderId}`, {
    backend,
    country: 'PK',
    flags: { 'digit-grouping': grouped },
  });
  const value = (await screen.findByText('Order value')).nextElementSibling;
  expect(value?.textContent?.replaceAll('\u00A0', ' ')).toBe(amount);
});

it('does not exist before the delivery', async () => {
  const { backend, orderId } = backendWith({ status: 'PICKED_UP', rider_id: 'r-1' });
  openPage(`/delivery-receipt/${orderId}`, { backend });
  expect(await screen.findByRole('heading', { name: 'There is no receipt here' })).toBeVisible();
});

it('names what was proved at the door', async () => {
  const { backend, orderId } = backendWith({
    status: 'DELIVERED',
    status_history: [{ status: 'DELIVERED', created_at: AT }],
    handover: { pin: 'confirmed', signed_at: AT, age_checked_at: null },
  });
  openPage(`/delivery-receipt/${orderId}`, { backend });
  const term = await screen.findByText('At the door');
  expect(term.nextElementSibling).toHaveTextContent('PIN confirmed, Signed');
});
