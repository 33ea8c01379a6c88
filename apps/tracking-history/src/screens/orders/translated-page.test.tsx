import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { translatePage } from '@courier/shell-api/testing';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row, tab } from '../../testing/open-tracking';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 20, 6, 27),
    doNotFake: ['performance', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const head = () => screen.getByRole('heading', { name: 'Lin' }).parentElement?.textContent;

it('replaces statuses and figures of list and detail on a translated page', async () => {
  const order = buildDemoOrder({ name: 'Lin', status: 'RECEIVED', updated_at: nowSeconds() - 60 });
  const { backend, user } = openTracking({ orders: [order, buildDemoOrder({ name: 'Wu' })] });
  await user.click(await row(/Lin/));
  await screen.findByRole('heading', { name: 'Lin' });
  for (const status of ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'] as const) {
    const earlier = head();
    translatePage(document.body);
    act(() => void backend.moveOrder(order.order_id, status));
    await pass(1500);
    expect(head()).not.toBe(earlier);
  }
  expect(head()).toMatch(/^LinDelivered/);
  expect(await tab('New', 1)).toBeVisible();
  expect(await tab('Delivered / returned', 1)).toBeVisible();
  expect(screen.queryByText('Rider on the way to you')).toBeNull();
});
