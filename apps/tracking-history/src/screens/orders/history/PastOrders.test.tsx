import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking, row } from '../../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);
const START_OF_DAY = Date.UTC(2026, 10, 19, 16) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const past = (name: string, days = 1) =>
  buildDemoOrder({ name, status: 'DELIVERED', created_at: nowSeconds() - days * DAY });
const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ path: '/history/v1001', ...options });
const windows = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.callsOf('orders.list').map(({ query }) => [Number(query['from']), Number(query['to'])]);

describe('history', () => {
  it('is the same screen in its past mode, which opens with yesterday [TRACK-ROUTE-05, TRACK-HIST-05]', async () => {
    const { backend } = open({ orders: [past('Lin'), buildDemoOrder({ name: 'Wu' }), past('Tsai', 3)] });
    expect(await screen.findByRole('row', { name: /Lin.*Delivered/ })).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('button')).toHaveLength(1);
    expect(windows(backend)).toEqual([[START_OF_DAY - DAY, START_OF_DAY - 1]]);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('offers the past 7 and 30 days, up to the end of yesterday in the country timezone [TRACK-HIST-06, TRACK-HIST-07, TRACK-HIST-08, TRACK-HIST-09]', async () => {
    const { backend, user } = open({ orders: [past('Lin', 6), past('Tsai', 25)] });
    await screen.findByText('No orders in this period');
    await user.click(screen.getByRole('radio', { name: 'Past 7 days' }));
    expect(await row(/Lin/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Past 30 days' }));
    expect(await row(/Tsai/)).toBeVisible();
    expect(windows(backend).slice(1)).toEqual([
      [START_OF_DAY - 7 * DAY, START_OF_DAY - 1],
      [START_OF_DAY - 30 * DAY, START_OF_DAY - 1],
    ]);
  });

  it('loads 30 orders a page and continues with the key of the previous page [TRACK-HIST-03]', async () => {
    const { backend, user } = open({
      orders: Array.from({ length: 45 }, (_, index) => past(`Lin ${index}`)),
    });
    expect(await screen.findByText('30 orders loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('45 orders loaded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    const [first, second] = backend.callsOf('orders.list').map((call) => call.query);
    expect(first).toMatchObject({ count: '30' });
    expect(first).not.toHaveProperty('pagination_key');
    expect(second?.['pagination_key']).toMatch(/^v1001-/);
  });

  it('requests 30 orders a page, and 50 while all outlets are included [TRACK-HIST-02]', async () => {
    const one = open();
    await screen.findByText('No orders in this period');
    expect(one.backend.callsOf('orders.list')[0]?.query['count']).toBe('30');
    one.unmount();
    const all = open({ includeAllOutlets: true });
    await screen.findByText('No orders in this period');
    expect(all.backend.callsOf('orders.list')[0]?.query).toMatchObject({
      count: '50',
      include_outlets: 'true',
    });
  });

  it('keeps the open order in the URL, and Back returns to the previous one [TRACK-ROUTE-02, TRACK-ROUTE-03]', async () => {
    const { user, address, back } = open({ orders: [past('Lin'), past('Wu')] });
    await user.click(await row(/Lin/));
    const first = address();
    expect(first).toMatch(/^\/history\/v1001\?order_id=v1001-/);
    expect(await screen.findByRole('heading', { name: 'Lin' })).toBeVisible();
    await user.click(await row(/Wu/));
    expect(await screen.findByRole('heading', { name: 'Wu' })).toBeVisible();
    act(() => back());
    expect(address()).toBe(first);
    expect(await screen.findByRole('heading', { name: 'Lin' })).toBeVisible();
  });

  it('keeps the chosen period after a reload [SHELL-STORE-06]', async () => {
    const first = open({ orders: [past('Lin', 6)] });
    await first.user.click(await screen.findByRole('radio', { name: 'Past 7 days' }));
    await row(/Lin/);
    first.unmount();
    open({ orders: [past('Lin', 6)] });
    expect(await row(/Lin/)).toBeVisible();
  });

  it('moves the focus with J and K and opens with Enter, right after a period was chosen', async () => {
    const { user, address } = open({ orders: [past('Lin', 3), past('Wu', 2)] });
    await user.click(await screen.findByRole('radio', { name: 'Past 7 days' }));
    const first = await row(/Wu/);
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(await row(/Lin/)).toHaveFocus();
    await user.keyboard('k{Enter}');
    expect(address()).toMatch(/order_id=v1001-/);
    expect(await screen.findByRole('heading', { name: 'Wu' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(address()).toBe('/history/v1001');
  });

  it('is a table of order data, grouped by day [TRACK-HIST-01]', async () => {
    const order = { ...past('Lin', 2), vendor_id: 'v1002' };
    const { user } = open({
      includeAllOutlets: true,
      orders: [{ ...order, proofs: [{ kind: 'delivery' as const, created_at: 1 }] }, past('Wu', 3)],
    });
    await user.click(await screen.findByRole('radio', { name: 'Past 7 days' }));
    const line = await screen.findByRole('row', { name: /Lin/ });
    const [time, , , , address, status, took, fee, value, payment, proof] = within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect([time, address, status]).toEqual(['14:27', order.customer.location.address, 'Delivered']);
    expect([took, fee, value, payment]).toEqual(['9 min', 'NT 95', 'NT 640', 'Paid']);
    expect(proof).toContain('1 proof');
    const days = screen.getAllByRole('row', { name: /in fees/ }).map((day) => day.textContent);
    expect(days.map((day) => day?.replaceAll('\u00a0', ' '))).toEqual([
      'Wed, Nov 181 order · NT 95 in fees',
      'Tue, Nov 171 order · NT 95 in fees',
    ]);
  });

  it('shows that the list failed and why, and retries [TRACK-LIST-13]', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.list', { status: 400, message: 'The window is too wide' });
    const { shell, user } = open({ backend, orders: [past('Lin')] });
    expect(await screen.findByText('We could not get your past orders.')).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not get your past orders.', detail: 'The window is too wide' },
    ]);
    backend.heal('orders.list');
    await user.click(screen.getAllByRole('button', { name: /try again/i })[0] as HTMLElement);
    expect(await row(/Lin/)).toBeVisible();
  });
});
