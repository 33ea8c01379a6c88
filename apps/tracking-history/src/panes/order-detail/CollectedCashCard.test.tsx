import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder, nowSeconds } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

type Cash = NonNullable<Order['collected_cash']>;

function openDelivered(cash: Partial<Cash> | null, payment_method = 'CASH_ON_DELIVERY') {
  const built = buildDemoOrder({ name: 'Lin', status: 'DELIVERED' });
  const order = {
    ...built,
    order: { ...built.order, payment_method, payment_status: payment_method },
    ...(cash && {
      collected_cash: { amount: 640, collected_at: nowSeconds(), assumed: false, difference: 0, ...cash },
    }),
  };
  return openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
}

it('shows the shop how the received cash differs from the amount due, and why', async () => {
  openDelivered({ amount: 600, difference: -40, reason: 'CUSTOMER_SHORT', corrected_from: 610 });
  expect(await screen.findByRole('heading', { name: 'Cash received' })).toBeVisible();
  expect(screen.getByText('NT 600')).toBeVisible();
  expect(screen.getAllByText(/NT 40 less than due/)[0]).toBeVisible();
  expect(screen.getByText('Reason: The customer had too little cash')).toBeVisible();
  expect(screen.getByText(/Reported before: NT 610/)).toBeVisible();
  expect(screen.queryByText(/No amount is stored/)).toBeNull();
});

it('marks an assumed amount', async () => {
  openDelivered({ assumed: true });
  expect(await screen.findByText('No amount is stored. The amount due counts.')).toBeVisible();
  expect(screen.queryByText(/less than due|more than due/)).toBeNull();
});

it('shows cash of an order that was paid before, and reasons of newer servers as they are', async () => {
  openDelivered({ amount: 50, difference: 50, reason: 'DONATION' }, 'PAID');
  expect(await screen.findByText('No cash was due for this order.')).toBeVisible();
  expect(screen.getAllByText(/NT 50 more than due/)[0]).toBeVisible();
  expect(screen.getByText('Reason: DONATION')).toBeVisible();
});

it('says nothing where no cash is known', async () => {
  openDelivered(null, 'PAID');
  expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
  expect(screen.queryByText('Cash received')).toBeNull();
});
