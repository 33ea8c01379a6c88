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
  const number = screen.getByText(orderNumber(orderId));
  expect(number).toHaveAttribute('dir', 'ltr');
  expect(number.closest('p')).toHaveTextContent(/^Order [\dA-Z]{3} [\dA-Z]{3}$/);
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
    'Payer: Harbour Tea',
  ]);
  await user.click(screen.getByRole('link', { name: 'Follow the order' }));
  expect(shell.navigations).toEqual([`/tracking/${orderId}`]);
});

it('shows the lines of the fee, their sum and the tax inside, and no code of a voucher', async () => {
  const tax = (amount: number) => ({ tax: { percent: 5, amount } });
  const { backend, orderId } = backendWith({
    status: 'DELIVERED',
    status_history: [{ status: 'DELIVERED', created_at: AT }],
    delivery_fee: 105,
    discounted_delivery_fee: 84,
    charges: [
      { kind: 'base', amount: 65, ...tax(3) },
      { kind: 'distance', amount: 28, ...tax(1) },
      { kind: 'surcharge', name: 'Harbour', amount: 12, ...tax(1) },
      { kind: 'voucher', name: 'SECRET', amount: -21, ...tax(-1) },
    ],
  });
  openPage(`/delivery-receipt/${orderId}`, { backend });
  expect(await screen.findByText('Total delivery fee')).toBeVisible();
  const rows = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00A0', ' '));
  expect(rows.slice(-6)).toEqual([
    'Base fee: NT 65',
    'Distance: NT 28',
    'Harbour: NT 12',
    expect.stringMatching(/^Voucher: .*21$/),
    'Total delivery fee: NT 84',
    'Payer: Harbour Tea',
  ]);
  expect(screen.getByText(/^Includes/).textContent?.replaceAll('\u00A0', ' ')).toBe('Includes NT 4 tax');
  expect(document.body).not.toHaveTextContent('SECRET');
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
