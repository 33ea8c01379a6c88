import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const ago = (minutes: number) => nowSeconds() - minutes * 60;
const late = (name: string, minutes: number) =>
  buildDemoOrder({
    name,
    status: 'PICKED_UP',
    created_at: ago(60),
    promised_for: ago(60) + (54 - minutes) * 50,
  });
const looking = (name: string, minutes: number, more = {}) =>
  buildDemoOrder({ name, status: 'WAITING_FOR_TRANSPORT', created_at: ago(minutes), ...more });
const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ path: '/order-tracking/v1001?view=board', ...options });
const risks = () => screen.findByRole('region', { name: 'Orders at risk' });
const column = (name: string) => screen.findByRole('region', { name });

describe('the board', () => {
  it('shows orders at risk first and every other one under its state, each once', async () => {
    open({
      orders: [
        looking('Lin', 7),
        looking('Huang', 2),
        late('Wu', 20),
        buildDemoOrder({ name: 'Kuo', status: 'NEAR_CUSTOMER', created_at: ago(3) }),
        buildDemoOrder({ name: 'Tsai', status: 'DELIVERED', created_at: ago(40) }),
      ],
    });
    const list = await risks();
    expect(
      within(list)
        .getAllByRole('heading')
        .map((head) => head.textContent),
    ).toEqual([
      expect.stringMatching(/^Late 1/),
      expect.stringMatching(/^Unassigned 1.*no rider after 6 min$/),
    ]);
    expect(within(list).getByRole('button', { name: /Wu/ })).toBeVisible();
    const first = await column('Looking for rider');
    expect(first).toHaveTextContent(/2.*1 at risk/);
    expect(
      within(first)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual([expect.stringMatching(/^Huang.*\D2 min$/)]);
    expect(first).not.toHaveTextContent('waiting');
    expect(await column('Near customer')).toHaveTextContent('Kuo');
    expect(screen.queryByText(/Tsai/)).not.toBeInTheDocument();
  });

  it('opens an order in the list, and going back returns to the board', async () => {
    const { user, back, address } = open({ orders: [looking('Huang', 2)] });
    await user.click(within(await column('Looking for rider')).getByRole('button', { name: /Huang/ }));
    expect(await screen.findByRole('tab', { name: /New/ })).toBeVisible();
    expect(address()).toContain('order_id=');
    act(() => back());
    expect(await column('Looking for rider')).toBeVisible();
  });

  it('marks an added order as new for a minute, and moves one that becomes late', async () => {
    const { backend } = open({ orders: [looking('Huang', 2)] });
    await column('Looking for rider');
    const order = looking('Chen', 0);
    act(() => {
      backend.addOrder(order);
      backend.moveOrder(order.order_id, 'WAITING_FOR_TRANSPORT');
    });
    expect(await screen.findByRole('button', { name: /Chen.*new/ })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(70_000));
    expect(screen.getByRole('button', { name: /Chen/ })).not.toHaveTextContent('new');
    await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
    expect(within(await risks()).getByRole('button', { name: /Chen/ })).toBeVisible();
  });

  it('marks nothing as new when all outlets are included, until one of them has a new order', async () => {
    const theirs = looking('Wu', 8, { vendor_id: 'v1002' });
    const { user, backend } = open({ includeAllOutlets: false, orders: [looking('Huang', 2), theirs] });
    await column('Looking for rider');
    await user.click(screen.getByRole('switch', { name: 'Include all outlets' }));
    expect(await screen.findByRole('button', { name: /Wu/ })).not.toHaveTextContent('new');
    const order = looking('Chen', 0, { vendor_id: 'v1002' });
    act(() => {
      backend.addOrder(order);
      backend.moveOrder(order.order_id, 'WAITING_FOR_TRANSPORT');
    });
    expect(await screen.findByRole('button', { name: /Chen.*new/ })).toBeVisible();
  });

  it('opens a wall screen by its shortcut, whose selection rotates until a key is pressed', async () => {
    const { user } = open({ orders: [late('Wu', 20), late('Lin', 10), looking('Tsai', 8)] });
    await risks();
    await user.keyboard('f');
    const list = await risks();
    const chosen = () => list.querySelector('[aria-current]')?.textContent;
    expect(chosen()).toContain('Wu');
    expect(screen.queryByRole('radio', { name: 'List' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(chosen()).toContain('Lin');
    await user.keyboard('x');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(chosen()).toContain('Lin');
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: 'List' })).toBeInTheDocument();
  });

  it('shows three figures, the orders at risk and the map on the wall, and no other states', async () => {
    const { user } = open({
      orders: [late('Wu', 20), looking('Tsai', 8), buildDemoOrder({ name: 'Kuo', status: 'PICKED_UP' })],
    });
    await risks();
    await user.keyboard('f');
    const wall = screen.getByRole('region', { name: 'Board of running orders' });
    expect(within(wall).getByText('Running').previousElementSibling).toHaveTextContent('3');
    expect(within(wall).getByText('At risk').previousElementSibling).toHaveTextContent('2');
    expect(within(wall).getByText('0 of 0 on time today')).toBeVisible();
    expect(within(await risks()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Kuo')).not.toBeInTheDocument();
  });

  it('shows no figures on the wall while the orders cannot be loaded', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.list', { status: 500 });
    const { user } = open({ backend });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await user.keyboard('f');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('No order is at risk.')).not.toBeInTheDocument();
  });

  it('shows the controls of the wall screen after a tap', async () => {
    const { user } = open({ orders: [late('Wu', 20)] });
    await risks();
    await user.keyboard('f');
    await user.pointer({ keys: '[TouchA]', target: await risks() });
    expect(screen.getByRole('button', { name: 'Leave the wall screen' })).toBeVisible();
  });

  it('shows the controls of the wall screen while the pointer moves, and closes it by Escape', async () => {
    const { user } = open({ orders: [late('Wu', 20)] });
    await risks();
    await user.keyboard('f');
    const leaveButton = () => screen.queryByRole('button', { name: 'Leave the wall screen' });
    expect(leaveButton()).not.toBeInTheDocument();
    await user.pointer({ target: await risks(), coords: { x: 5, y: 5 } });
    expect(leaveButton()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(leaveButton()).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Wall screen' })).toBeVisible();
  });

  it('shows a message when no order is running, and when the orders cannot be loaded', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.list', { status: 500 });
    const { user } = open({ backend });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    backend.heal('orders.list');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No order is running')).toBeVisible();
  });
});
