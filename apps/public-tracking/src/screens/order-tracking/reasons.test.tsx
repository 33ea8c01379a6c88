import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { backendWith, openPage } from '../../testing/open-page';

function openOrder(order: Partial<Order>): void {
  const { backend, orderId } = backendWith(order);
  openPage(`/tracking/${orderId}`, { backend });
}

describe('the page', () => {
  it.each([
    ['NO_RIDERS', 'PLATFORM', 'Reason: No riders'],
    ['NO_RIDERS', 'USER', null],
    ['DUPLICATE_ORDER', 'PLATFORM', null],
  ] as const)('of an order cancelled for %s by %s says %s', async (reason, by, words) => {
    openOrder({ status: 'CANCELLED', cancellation: { reason, by } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Reason/)?.textContent ?? null).toBe(words);
  });

  it.each([
    ['RIDER_UNABLE_TO_FIND_CUSTOMER', 'Reason: The rider could not find you'],
    ['VOLCANO', null],
  ])('of an order that comes back for %s says %s', async (return_reason, words) => {
    openOrder({
      status: 'RETURN_INITIATED',
      status_history: ['NEW', 'PICKED_UP', 'RETURN_INITIATED'].map((status, index) => ({
        status,
        created_at: 1_795_000_000 + index * 60,
      })),
      rider_id: 'r-1',
      return_reason,
    });
    expect(await screen.findByText('Your order is going back to the shop')).toBeVisible();
    expect(screen.queryByText(/^Reason/)?.textContent ?? null).toBe(words);
  });
});
