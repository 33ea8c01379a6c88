import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { rememberOrders } from '@courier/api-client/queries';
import { buildDemoVendors } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row, tab } from '../../testing/open-tracking';

const NOON = Date.UTC(2026, 10, 20, 6, 27);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

describe('live updates on tracking', () => {
  it('move an order to its new tab without a reload [TRACK-LIVE-01]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'WAITING_FOR_TRANSPORT' });
    const { backend } = openTracking({ orders: [order, buildDemoOrder({ name: 'Wu' })] });
    expect(await tab('New', 2)).toBeVisible();
    const calls = backend.calls.length;
    act(() => void backend.moveOrder(order.order_id, 'PICKED_UP'));
    expect(await tab('New', 1)).toBeVisible();
    expect(await tab('Collected', 1)).toBeVisible();
    expect(backend.calls).toHaveLength(calls);
  });

  it('add an order of today that was not listed', async () => {
    const { shell } = openTracking();
    await screen.findByText('No new orders');
    act(() => shell.live.push(buildDemoOrder({ name: 'Kuo' })));
    expect(await row(/Kuo/)).toBeVisible();
  });

  it('are ignored when older than the stored version [TRACK-LIST-10, TRACK-LIVE-04]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'PICKED_UP', updated_at: nowSeconds() });
    const { shell } = openTracking({ orders: [order] });
    expect(await tab('Collected', 1)).toBeVisible();
    act(() => shell.live.push({ ...order, status: 'RECEIVED', updated_at: nowSeconds() - 1 }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await tab('Collected', 1)).toBeVisible();
    act(() => shell.live.push({ ...order, status: 'DELIVERED', updated_at: nowSeconds() + 1 }));
    expect(await tab('Delivered / returned', 1)).toBeVisible();
  });

  it('apply to an order of an earlier day only when it is listed', async () => {
    const scheduled = buildDemoOrder({
      name: 'Lin',
      created_at: nowSeconds() - DAY,
      preordered_for: nowSeconds() + 3600,
      updated_at: nowSeconds() - 60,
    });
    const other = buildDemoOrder({ name: 'Wu', created_at: nowSeconds() - DAY, updated_at: nowSeconds() });
    const { shell } = openTracking({ orders: [scheduled] });
    expect(await tab('Scheduled', 1)).toBeVisible();
    act(() => {
      shell.live.push({ ...scheduled, status: 'COURIER_ACCEPTED_DELIVERY', updated_at: nowSeconds() });
      shell.live.push(other);
    });
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await tab('New', 1)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Wu/ })).toBeNull();
  });

  it('of outlets are listed only while outlets are included', async () => {
    const { shell } = openTracking();
    await screen.findByText('No new orders');
    act(() => shell.live.push(buildDemoOrder({ name: 'Kuo', vendor_id: 'v1002' })));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('button', { name: /Kuo/ })).toBeNull();
  });
});

describe('an invalid update', () => {
  const cases: [string, () => Partial<Order>][] = [
    ['of a minute ago', () => ({ status: 'RECEIVED', updated_at: nowSeconds() - 60 })],
    ['sent twice', () => ({})],
    ['sent twice, with less of its history', () => ({ status: 'RECEIVED', status_history: [] })],
    ['of a vendor that is not shown', () => ({ order_id: 'v9999-1', vendor_id: 'v9999' })],
  ];
  const open = async () => {
    const order = buildDemoOrder({
      name: 'Lin',
      vendor_id: 'v1002',
      status: 'WAITING_FOR_TRANSPORT',
      updated_at: nowSeconds(),
    });
    const { shell } = openTracking({
      path: '/order-tracking/v1002',
      vendors: buildDemoVendors(),
      selectedVendorId: 'v1002',
      orders: [order],
    });
    expect(await row(/Lin.*Looking for rider/)).toBeVisible();
    const pushChange = async (change: Partial<Order>) => {
      act(() => shell.live.push({ ...order, ...change }));
      await act(() => jest.advanceTimersByTimeAsync(500));
    };
    return pushChange;
  };

  it.each(cases)('%s changes nothing, and the next one is applied', async (_, change) => {
    const tell = await open();
    await tell(change());
    expect(screen.getByRole('button', { name: /Lin.*Looking for rider/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Lin/ })).toHaveLength(1);
    await tell({ status: 'PICKED_UP', updated_at: nowSeconds() + 60 });
    expect(await tab('Collected', 1)).toBeVisible();
  });

  it('with an unknown status leaves the other orders unchanged, and the next one is applied', async () => {
    const tell = await open();
    await tell({ order_id: 'v1002-2', customer: buildDemoOrder({ name: 'Wu' }).customer });
    await tell({ status: 'TELEPORTED', updated_at: nowSeconds() + 5 });
    expect(await row(/Wu.*Looking for rider/)).toBeVisible();
    await tell({ status: 'PICKED_UP', updated_at: nowSeconds() + 60 });
    expect(await tab('Collected', 1)).toBeVisible();
  });
});

describe('a change of an order on another screen', () => {
  it('appears on tracking at once, in tabs, list and detail, without another request', async () => {
    const order = buildDemoOrder({
      name: 'Lin',
      vendor_id: 'v1002',
      status: 'RECEIVED',
      updated_at: nowSeconds() - 60,
    });
    const { backend, shell } = openTracking({
      path: `/order-tracking/v1002?order_id=${order.order_id}`,
      vendors: buildDemoVendors(),
      selectedVendorId: 'v1002',
      orders: [order],
    });
    expect(await tab('New', 1)).toBeVisible();
    await screen.findByRole('heading', { name: 'Lin' });
    const calls = backend.calls.length;
    const cancelled = { ...order, status: 'CANCELLED', updated_at: nowSeconds() };
    act(() => rememberOrders(shell.queryClient, [cancelled]));
    expect(await tab('Cancelled', 1)).toBeVisible();
    expect(await row(/Lin.*Cancelled/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order' })).toHaveTextContent('Cancelled');
    expect(backend.calls).toHaveLength(calls);
  });
});

describe('live updates on history', () => {
  it('apply to orders of earlier days and to no others [TRACK-LIVE-02, TRACK-LIVE-03]', async () => {
    const past = buildDemoOrder({
      name: 'Lin',
      status: 'NEAR_CUSTOMER',
      created_at: nowSeconds() - DAY,
      updated_at: nowSeconds() - DAY,
    });
    const today = buildDemoOrder({ name: 'Wu', status: 'RECEIVED' });
    const { shell } = openTracking({
      path: `/history/v1001?order_id=${today.order_id}`,
      orders: [past, today],
    });
    expect(await screen.findByRole('row', { name: /Lin.*Near customer/ })).toBeVisible();
    await screen.findByRole('heading', { name: 'Wu' });
    act(() => {
      shell.live.push({ ...past, status: 'DELIVERED', updated_at: nowSeconds() });
      shell.live.push({ ...today, status: 'DELIVERED', updated_at: nowSeconds() + 5 });
    });
    expect(await screen.findByRole('row', { name: /Lin.*Delivered/ })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('region', { name: 'Order' })).not.toHaveTextContent('Delivered');
  });
});
