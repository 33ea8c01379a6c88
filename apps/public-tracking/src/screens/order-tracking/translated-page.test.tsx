import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { translatePage } from '@courier/shell-api/testing';
import { backendWith, openPage } from '../../testing/open-page';

const NOW = Math.floor(Date.UTC(2026, 10, 20, 6, 0) / 1000);

afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const history = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, created_at: NOW - 600 + index * 60 }));

async function open(order: Partial<Order>) {
  const { backend, orderId } = backendWith(order);
  const opened = openPage(`/tracking/${orderId}`, { backend });
  for (let step = 0; step < 80 && !screen.queryByRole('heading', { level: 1 }); step += 1) await pass(20);
  return { ...opened, backend, orderId };
}

it.each([
  [
    'COURIER_ACCEPTED_DELIVERY',
    'PICKED_UP',
    'Your rider is on the way to you',
    'Preparing, doneRider on the way to the shop, doneCollected by the riderNear youDelivered',
    ['Collected by the rider', 'Rider on the way to the shop', 'Processing'],
  ],
  [
    'PICKED_UP',
    'NEAR_CUSTOMER',
    'Your rider is near you',
    'Preparing, doneRider on the way to the shop, doneCollected by the rider, doneNear youDelivered',
    ['Near you', 'Collected by the rider', 'Processing'],
  ],
  [
    'NEAR_CUSTOMER',
    'DELIVERED',
    'Your order was delivered',
    'Preparing, doneRider on the way to the shop, doneCollected by the rider, doneNear you, doneDelivered, done',
    ['Delivered', 'Near you', 'Processing'],
  ],
  [
    'PICKED_UP',
    'RETURN_INITIATED',
    'Your order is going back to the shop',
    'Preparing, doneRider on the way to the shop, doneCollected by the rider, doneReturning to the shopReturned to the shop',
    ['Returning to the shop', 'Collected by the rider', 'Processing'],
  ],
])(
  'removes the texts of %s on a translated page when the order is %s',
  async (from, to, headline, stages, events) => {
    jest.useFakeTimers({ now: NOW * 1000 });
    const order = { status: from, status_history: history('NEW', from), rider_id: 'r-1' };
    const { backend, orderId } = await open(order);
    const earlier = screen.getByRole('heading', { level: 1 }).textContent;
    translatePage(document.body);
    backend.moveOrder(orderId, to);
    await pass(11_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
    expect(earlier).not.toBe(headline);
    const list = screen.getByRole('list', { name: 'Stages of your order' });
    const lists = screen.getAllByRole('list');
    expect(list.textContent).toBe(stages);
    const passed = within(lists.at(-1) as HTMLElement).getAllByRole('listitem');
    expect(passed.map(({ textContent }) => textContent?.replace(/^[\d:]+/, ''))).toEqual(events);
  },
);

it('removes outdated texts on a translated page without an error', async () => {
  jest.useFakeTimers({ now: NOW * 1000 });
  const order = { status: 'RECEIVED', status_history: history('NEW', 'RECEIVED'), rider_id: 'r-1' };
  const { backend, orderId } = await open(order);
  translatePage(document.body);
  backend.moveOrder(orderId, 'CANCELLED');
  await pass(11_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order was cancelled');
  expect(screen.queryByText('Your order is being prepared')).toBeNull();
});
