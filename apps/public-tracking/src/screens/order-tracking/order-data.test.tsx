import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { backendWith, openPage } from '../../testing/open-page';

const openOrder = (order: Partial<Order>, options: Parameters<typeof openPage>[1] = {}) => {
  const { backend, orderId } = backendWith(order);
  return { ...openPage(`/tracking/${orderId}`, { backend, ...options }), orderId };
};

describe('the data of an order', () => {
  afterEach(() => {
    jest.useRealTimers();
    onlineManager.setOnline(true);
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is polled every 10 s until the order is closed [PUB-13]', async () => {
    jest.useFakeTimers();
    const { backend, orderId } = openOrder({ status: 'PICKED_UP', rider_id: 'r-1' });
    const countTrackingCalls = () => backend.callsOf('publicTracking.order').length;
    const shows = (words: string) => screen.queryByRole('heading', { name: words }) !== null;
    const untilShown = async (words: string) => {
      for (let step = 0; step < 40 && !shows(words); step += 1) await pass(20);
      expect(screen.getByRole('heading', { name: words })).toBeVisible();
    };
    await untilShown('Your rider is on the way to you');
    await pass(9_950);
    expect(countTrackingCalls()).toBe(1);
    backend.moveOrder(orderId, 'NEAR_CUSTOMER');
    await pass(50);
    expect(countTrackingCalls()).toBe(2);
    await untilShown('Your rider is near you');
    backend.moveOrder(orderId, 'DELIVERED');
    await pass(10_000);
    await untilShown('Your order was delivered');
    expect(countTrackingCalls()).toBe(3);
    await pass(300_000);
    expect(countTrackingCalls()).toBe(3);
  });

  it('stays on the page with its time when polling fails, and is loaded again on request', async () => {
    jest.useFakeTimers();
    const { backend, orderId } = openOrder({ status: 'PICKED_UP', rider_id: 'r-1' });
    await pass(100);
    backend.fail('publicTracking.order', { status: 503 });
    await pass(20_000);
    expect(screen.getByText(/^Not updating right now\. As of \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Your rider is on the way to you');
    backend.heal('publicTracking.order');
    backend.moveOrder(orderId, 'NEAR_CUSTOMER');
    const [retry] = screen.getAllByRole('button', { name: 'Try again' }).slice(-1);
    if (retry) fireEvent.click(retry);
    await pass(100);
    expect(screen.queryByText(/^Not updating/)).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent('Your rider is near you');
  });

  it('stays on the page with its time while offline', async () => {
    jest.useFakeTimers();
    openOrder({ status: 'PICKED_UP', rider_id: 'r-1' });
    await pass(100);
    act(() => onlineManager.setOnline(false));
    await pass(10_100);
    expect(screen.getByText(/^You are offline\. As of \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Your rider is on the way to you');
  });

  it('is replaced by a message with a retry button when it never loaded', async () => {
    const { backend, orderId } = backendWith({ status: 'DELIVERED' });
    backend.fail('publicTracking.order', 'network');
    const { user } = openPage(`/tracking/${orderId}`, { backend });
    expect(await screen.findByRole('heading', { name: 'Your order is not loading right now' })).toBeVisible();
    backend.heal('publicTracking.order');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
  });

  it('is announced while it loads', async () => {
    const { backend, orderId } = backendWith();
    const answer = backend.delay('publicTracking.order');
    openPage(`/tracking/${orderId}`, { backend });
    expect(await screen.findByRole('status', { name: 'Loading your order' })).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your order' })).toBeNull());
  });

  it.each([
    ['/tracking/v1001-nobody', 'We do not know this order'],
    ['/tracking-c2c/v1001-nobody', 'We do not know this order'],
    ['/delivery-receipt/v1001-nobody', 'There is no receipt here'],
  ])(
    'of an unknown id at %s is replaced by a message that it does not exist [PUB-08]',
    async (path, words) => {
      openPage(path);
      expect(await screen.findByRole('heading', { name: words })).toBeVisible();
      expect(screen.queryByRole('list')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );
});
