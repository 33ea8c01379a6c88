import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createFakeBackend } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import ActiveOrdersBadge from '../../../slots/ActiveOrdersBadge';
import { DAY, nowSeconds, buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking, row, tab } from '../../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);
const START_OF_DAY = Date.UTC(2026, 10, 19, 16) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const listShownCustomers = () =>
  within(screen.getByRole('list', { name: 'Orders' }))
    .getAllByRole('button')
    .map((button) => button.textContent?.match(/Lin|Huang|Wu|Kuo|Tsai|Hsu/)?.[0]);

describe('the list of order tracking', () => {
  it('groups the orders in five tabs with their counts [TRACK-LIST-01, TRACK-LIST-15]', async () => {
    openTracking({
      orders: [
        buildDemoOrder({ status: 'RECEIVED' }),
        buildDemoOrder({ status: 'NEAR_VENDOR' }),
        buildDemoOrder({ status: 'RECEIVED', preordered_for: nowSeconds() + 7200 }),
        buildDemoOrder({ status: 'PICKED_UP' }),
        buildDemoOrder({ status: 'DELIVERED' }),
        buildDemoOrder({ status: 'RETURNED_TO_VENDOR' }),
        buildDemoOrder({ status: 'STALLED' }),
      ],
    });
    expect(await tab('New', 2)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'New2',
      'Scheduled1',
      'Collected1',
      'Delivered / returned2',
      'Cancelled1',
    ]);
  });

  it('shows the newest order first [TRACK-LIST-02]', async () => {
    openTracking({
      orders: [
        buildDemoOrder({ name: 'Lin', created_at: nowSeconds() - 900 }),
        buildDemoOrder({ name: 'Huang', created_at: nowSeconds() - 60 }),
        buildDemoOrder({ name: 'Wu', created_at: nowSeconds() - 500 }),
      ],
    });
    await row(/Lin/);
    expect(listShownCustomers()).toEqual(['Huang', 'Wu', 'Lin']);
  });

  it('shows in list, board and wall screen that the day has more orders than are loaded', async () => {
    jest.replaceProperty(LIMITS, 'activePages', 2 as never);
    jest.replaceProperty(LIMITS, 'activeOrdersCount', 2 as never);
    const words = /^Only the newest 4 orders are here/;
    const five = Array.from({ length: 5 }, (_, index) =>
      buildDemoOrder({ created_at: nowSeconds() - index * 60 }),
    );
    openTracking({ orders: five.slice(0, 4) });
    await tab('New', 4);
    expect(screen.queryByText(/^Only the newest/)).toBeNull();
    cleanup();
    const { user } = openTracking({ orders: five });
    await tab('New', 4);
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByText('Board'));
    expect(await screen.findByRole('region', { name: 'Board of running orders' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await user.keyboard('f');
    expect(screen.queryByRole('radio', { name: 'List' })).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('sorts scheduled orders by due time and shows their day', async () => {
    const scheduled = (name: string, inSeconds: number, placedAgo: number) =>
      buildDemoOrder({
        name,
        status: 'RECEIVED',
        created_at: nowSeconds() - placedAgo,
        preordered_for: nowSeconds() + inSeconds,
      });
    openTracking({
      orders: [scheduled('Lin', DAY, 60), scheduled('Wu', 7200, 900), scheduled('Huang', 3600, 1800)],
    });
    await row(/Lin/);
    expect(listShownCustomers()).toEqual(['Huang', 'Wu', 'Lin']);
    expect(screen.getByText('Soonest first')).toBeVisible();
    expect(screen.getByRole('button', { name: /Huang.*15:27 ?at the door/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Lin.*14:27 ?Sat, Nov 21/ })).toBeVisible();
  });

  it('requests orders of today and those scheduled within two days [TRACK-LIST-03, TRACK-LIST-04, TRACK-LIST-05]', async () => {
    const both = buildDemoOrder({ name: 'Kuo', preordered_for: nowSeconds() + 3600 });
    const early = buildDemoOrder({
      name: 'Tsai',
      created_at: START_OF_DAY - DAY,
      preordered_for: nowSeconds() + DAY,
    });
    const { backend, user } = openTracking({ orders: [both, early] });
    expect(await tab('Scheduled', 2)).toBeVisible();
    const [today, scheduled] = backend.callsOf('orders.list').map((call) => call.query);
    expect(today).toEqual({ from: String(START_OF_DAY), to: String(NOON / 1000), count: '200' });
    expect(scheduled).toMatchObject({
      from: String(START_OF_DAY),
      to: String(NOON / 1000 + 2 * DAY),
      scheduled: 'true',
    });
    await user.click(await tab('Scheduled'));
    expect(listShownCustomers()).toEqual(['Kuo', 'Tsai']);
  });

  it('requests the orders of all outlets and names the outlet of each [TRACK-LIST-09]', async () => {
    const { backend } = openTracking({
      includeAllOutlets: true,
      orders: [buildDemoOrder({ name: 'Lin', vendor_id: 'v1002' }), buildDemoOrder({ name: 'Wu' })],
    });
    expect(await row(/Lin · Xinyi/)).toBeVisible();
    expect(backend.callsOf('orders.list').every((call) => call.query['include_outlets'] === 'true')).toBe(
      true,
    );
  });

  it('shows the switch for all outlets beside the list, and fetches again when it changes', async () => {
    const { backend, user } = openTracking({
      includeAllOutlets: false,
      orders: [buildDemoOrder({ name: 'Lin', vendor_id: 'v1002' }), buildDemoOrder({ name: 'Wu' })],
    });
    await row(/Wu/);
    const toggle = screen.getByRole('switch', { name: 'Include all outlets' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(await row(/Lin · Xinyi/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Include all outlets' })).toBeChecked();
    expect(backend.callsOf('orders.list').at(-1)?.query['include_outlets']).toBe('true');
  });

  it('lists no order with an unfinished payment, but opens it by its id [TRACK-STATUS-27]', async () => {
    const order = buildDemoOrder({ name: 'Hsu', status: 'INITIATED' });
    openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
    expect(await screen.findByRole('heading', { name: 'Hsu' })).toBeVisible();
    expect(screen.getAllByRole('tab').every((one) => one.textContent?.endsWith('0'))).toBe(true);
  });

  it('finds an order by id, mobile or name, ignoring case and spaces [TRACK-HIST-15]', async () => {
    const { user } = openTracking({
      orders: [
        buildDemoOrder({ name: 'Lin', order_id: 'v1001-2611Abc', phone: '+886911111111' }),
        buildDemoOrder({ name: 'Wu', order_id: 'v1001-2611xyz', phone: '+886905117246' }),
      ],
    });
    await row(/Lin/);
    await user.keyboard('/');
    const field = screen.getByRole('textbox', { name: 'Order ID, name or mobile' });
    expect(field).toHaveFocus();
    await user.keyboard('0511 72');
    expect(listShownCustomers()).toEqual(['Wu']);
    await user.clear(field);
    await user.type(field, '2611aB');
    expect(listShownCustomers()).toEqual(['Lin']);
    await user.keyboard('{Escape}');
    expect(listShownCustomers()).toHaveLength(2);
  });

  it('goes by Enter to the tab that has the matches of a search', async () => {
    const { user } = openTracking({
      orders: [
        buildDemoOrder({ name: 'Lin' }),
        buildDemoOrder({ name: 'Wu', status: 'DELIVERED', phone: '+886912333444' }),
      ],
    });
    await row(/Lin/);
    await user.type(screen.getByRole('textbox'), '0912333444');
    expect(screen.getByText('No order matches “0912333444”')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(listShownCustomers()).toEqual(['Wu']);
  });

  it('shows which other tabs match a search', async () => {
    const { user } = openTracking({
      orders: [buildDemoOrder({ name: 'Lin' }), buildDemoOrder({ name: 'Wu', status: 'DELIVERED' })],
    });
    await row(/Lin/);
    await user.type(screen.getByRole('textbox'), 'wu');
    expect(screen.getByText('No order matches “wu”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Matches in Delivered / returned: 1' }));
    expect(listShownCustomers()).toEqual(['Wu']);
  });

  it('moves the focus with J and K and opens with Enter, replacing the history entry', async () => {
    const { user, address } = openTracking({
      orders: [
        buildDemoOrder({ name: 'Lin', created_at: nowSeconds() - 10 }),
        buildDemoOrder({ name: 'Wu', created_at: nowSeconds() - 90 }),
      ],
    });
    const first = await row(/Lin/);
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: /Wu/ })).toHaveFocus();
    await user.keyboard('k{Enter}');
    expect(address()).toMatch(/order_id=v1001-/);
    expect(await screen.findByRole('heading', { name: 'Lin' })).toBeVisible();
  });
});

describe('states of the list', () => {
  it('shows skeletons until the orders arrive', async () => {
    const backend = createFakeBackend();
    const release = backend.delay('orders.list');
    openTracking({ backend, orders: [buildDemoOrder({ name: 'Lin' })] });
    expect(await screen.findByText('Loading orders')).toBeInTheDocument();
    release();
    expect(await row(/Lin/)).toBeVisible();
    expect(screen.queryByText('Loading orders')).toBeNull();
  });

  it('opens on the tab of a newly placed order, not on that of the cached list', async () => {
    const withBadge = ({ children }: PropsWithChildren) => (
      <>
        <ActiveOrdersBadge routeId="order-tracking" />
        {children}
      </>
    );
    const { backend, back } = openTracking({
      orders: [buildDemoOrder({ status: 'PICKED_UP' })],
      path: '/history/v1001',
      before: ['/order-tracking/v1001'],
      Around: withBadge,
    });
    expect(await screen.findByText('1')).toBeVisible();
    backend.addOrder(buildDemoOrder({ status: 'RECEIVED' }));
    act(back);
    expect(await tab('New', 1)).toHaveAttribute('aria-selected', 'true');
  });

  it('explains an empty tab and how orders get there', async () => {
    openTracking();
    expect(await screen.findByText('No new orders')).toBeVisible();
    expect(screen.getByText('New requests appear here the moment you place them.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Request a rider' }).length).toBeGreaterThan(0);
  });

  it('shows that the list failed and why, and retries [TRACK-LIST-12]', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.list', { status: 400, message: 'The window is too wide' });
    const { shell, user } = openTracking({ backend, orders: [buildDemoOrder({ name: 'Lin' })] });
    expect(await screen.findByText('We could not get your current orders.')).toBeVisible();
    expect(screen.getByText(/The window is too wide/)).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not get your current orders.', detail: 'The window is too wide' },
    ]);
    backend.heal('orders.list');
    await user.click(screen.getAllByRole('button', { name: /try again/i })[0] as HTMLElement);
    expect(await row(/Lin/)).toBeVisible();
  });

  it('shows its own message when the server sends none', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.list', { status: 400, message: null });
    const { shell } = openTracking({ backend });
    const why = 'The service refused that. Try again in a moment.';
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
    expect(shell.notices).toMatchObject([{ type: 'error', detail: why }]);
  });

  it('keeps the rows when a refresh fails and shows their age', async () => {
    const { backend, shell } = openTracking({ orders: [buildDemoOrder({ name: 'Lin' })] });
    await row(/Lin/);
    backend.fail('orders.list', { status: 400, message: 'Busy' });
    act(() => shell.live.reconnect());
    expect(await screen.findByText('Could not refresh. Shown as of 14:27.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Lin/ })).toBeVisible();
  });
});

describe('without a network', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)));

  it('keeps the rows and marks their times as not live, while only the shell reports the lost network', async () => {
    openTracking({
      orders: [buildDemoOrder({ name: 'Lin', status: 'PICKED_UP', destination_eta: nowSeconds() + 600 })],
    });
    await row(/Lin.*in 10 min/);
    act(() => onlineManager.setOnline(false));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(screen.getByRole('button', { name: /Lin.*not live/ })).toBeVisible();
  });
});

it('is available in Traditional Chinese', async () => {
  openTracking({ locale: 'zh_Hant_TW', orders: [buildDemoOrder({ name: 'Lin', status: 'PICKED_UP' })] });
  expect(await tab('已取件', 1)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('已取件 1 筆')).toBeVisible();
});

describe('refreshing the list', () => {
  const fetches = (backend: ReturnType<typeof createFakeBackend>) =>
    backend.callsOf('orders.list').filter(({ query }) => query['count'] === String(LIMITS.activeOrdersCount))
      .length / 2;

  it('happens after 300 s, checked every 5 s [TRACK-LIST-06, TRACK-LIST-07]', async () => {
    const { backend, shell } = openTracking({
      orders: [buildDemoOrder({ name: 'Lin' })],
      flags: { 'dynamic-time-estimation': false },
    });
    await row(/Lin/);
    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(fetches(backend)).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(fetches(backend)).toBe(2);
    act(() => shell.setFlags({ 'dynamic-time-estimation': true }));
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(fetches(backend)).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(fetches(backend)).toBe(3);
  });

  it('happens after 60 s for a guest without the flag [TRACK-LIST-07]', async () => {
    const order = buildDemoOrder({ name: 'Lin' });
    const { backend } = openTracking({
      mode: 'GUEST',
      guestOrderIds: [order.order_id],
      orders: [order],
      flags: { 'dynamic-time-estimation': false },
    });
    await row(/Lin/);
    const countFetches = () => backend.callsOf('orders.get').length;
    const before = countFetches();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(countFetches()).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(countFetches()).toBe(before + 1);
  });

  it('happens when the live channel reconnects', async () => {
    const { backend, shell } = openTracking({ orders: [buildDemoOrder({ name: 'Lin' })] });
    await row(/Lin/);
    backend.addOrder(buildDemoOrder({ name: 'Wu' }));
    act(() => shell.live.reconnect());
    expect(await row(/Wu/)).toBeVisible();
  });
});

describe('orders of a guest', () => {
  it('are the ones stored in this browser, each fetched separately [TRACK-LIST-08]', async () => {
    const mine = [buildDemoOrder({ name: 'Lin' }), buildDemoOrder({ name: 'Wu' })];
    const { backend } = openTracking({
      mode: 'GUEST',
      orders: [...mine, buildDemoOrder({ name: 'Tsai' })],
      guestOrderIds: [...mine.map((order) => order.order_id), 'v1001-gone'],
    });
    await row(/Lin/);
    await waitFor(() => expect(listShownCustomers()).toHaveLength(2));
    expect(backend.callsOf('orders.list')).toHaveLength(0);
    expect(backend.callsOf('orders.get').map((call) => call.query['orderId'])).toContain('v1001-gone');
  });

  it('show an error when they cannot be loaded', async () => {
    const mine = buildDemoOrder({ name: 'Lin' });
    const backend = createFakeBackend();
    backend.fail('orders.get', { status: 400, message: 'Not now' });
    const { shell } = openTracking({
      backend,
      mode: 'GUEST',
      orders: [mine],
      guestOrderIds: [mine.order_id],
    });
    expect(await screen.findByText('We could not get your current orders.')).toBeVisible();
    expect(shell.notices[0]).toMatchObject({
      message: 'We could not get your current orders.',
      detail: 'Not now',
    });
  });
});
