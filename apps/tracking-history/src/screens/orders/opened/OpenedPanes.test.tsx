import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildRider, buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking, row } from '../../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const orderRegion = () => within(screen.getByRole('region', { name: 'Order' }));

async function openOrderPane(order: Order, options: Parameters<typeof openTracking>[0] = {}) {
  const backend = options.backend ?? createFakeBackend();
  if (order.rider_id !== null)
    backend.state.riders.set(order.rider_id, buildRider({ rider_id: order.rider_id, name: 'Wang Chun-kai' }));
  const result = openTracking({
    ...options,
    backend,
    orders: [order],
    path: `${options.path ?? '/order-tracking/v1001'}?order_id=${order.order_id}`,
  });
  await screen.findByRole('heading', { name: order.customer.name });
  return result;
}

describe('the order named in the address', () => {
  it('opens on tracking, also when no list contains it [TRACK-ROUTE-01, TRACK-ROUTE-04]', async () => {
    await openOrderPane(
      buildDemoOrder({ name: 'Lin', created_at: nowSeconds() - 30 * DAY, status: 'DELIVERED' }),
    );
    expect(screen.getAllByRole('tab').every((tab) => tab.textContent?.endsWith('0'))).toBe(true);
  });

  it('shows order, status, map, rider and the cancel dialog [TRACK-LIST-14]', async () => {
    await openOrderPane(
      buildDemoOrder({ name: 'Lin', status: 'COURIER_ACCEPTED_DELIVERY', rider_id: 'r-7' }),
    );
    expect(orderRegion().getAllByText('Rider on the way').length).toBeGreaterThan(0);
    expect(await screen.findByRole('region', { name: 'Rider' })).toHaveTextContent('Wang Chun-kai');
    expect(screen.getByRole('link', { name: 'Call Wang Chun-kai' })).toHaveAttribute(
      'href',
      'tel:+886987654321',
    );
    expect(screen.getByLabelText(/^Map/)).toBeInTheDocument();
    expect(orderRegion().getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      /Not possible since/,
    );
  });

  it('is reported as unknown when it does not exist, while the list remains', async () => {
    openTracking({
      orders: [buildDemoOrder({ name: 'Lin' })],
      path: '/order-tracking/v1001?order_id=v1001-nothing',
    });
    expect(await screen.findByText('There is no order v1001-nothing')).toBeVisible();
    expect(await row(/Lin/)).toBeVisible();
  });

  it('is reported as unknown when its id is invalid, and is not requested again', async () => {
    const backend = createFakeBackend();
    backend.fail('orders.get', { status: 400 });
    openTracking({ backend, path: `/order-tracking/v1001?order_id=${'x'.repeat(129)}` });
    expect(await screen.findByText(/^There is no order x+$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be retried when loading failed', async () => {
    const order = buildDemoOrder({ name: 'Lin', created_at: nowSeconds() - 30 * DAY });
    const backend = createFakeBackend();
    backend.fail('orders.get', { status: 409, message: 'Not now' });
    const { user } = openTracking({
      backend,
      orders: [order],
      path: `/order-tracking/v1001?order_id=${order.order_id}`,
    });
    expect(await screen.findByText('We could not open this order')).toBeVisible();
    backend.heal('orders.get');
    await user.click(screen.getAllByRole('button', { name: /try again/i })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Lin' })).toBeVisible();
  });

  it('replaces the history entry on tracking and closes when another vendor is selected [TRACK-ROUTE-06]', async () => {
    const { address, back, user, shell } = openTracking({
      orders: [buildDemoOrder({ name: 'Lin' }), buildDemoOrder({ name: 'Wu' })],
    });
    await user.click(await row(/Lin/));
    await user.click(await row(/Wu/));
    expect(address()).toContain('order_id=');
    act(() => shell.ports.vendors.select('v1002'));
    expect(address()).toBe('/order-tracking/v1002');
    act(() => back());
    expect(address()).toContain('order_id=');
    act(() => back());
    expect(address()).toBe('/history/v1002');
  });
});

describe('the arrival of an order on screen', () => {
  it('is the range at the shop before collection and at the customer afterwards', async () => {
    const times = { origin_eta: nowSeconds() + 240, destination_eta: nowSeconds() + 780 };
    const order = buildDemoOrder({ name: 'Lin', status: 'COURIER_ACCEPTED_DELIVERY', ...times });
    const { backend } = await openOrderPane(order);
    expect(orderRegion().getByText('Rider at the shop')).toBeVisible();
    expect(orderRegion().getByText('14:30–14:32')).toBeVisible();
    expect(screen.getByRole('button', { name: /Lin.*rider in 4 min/ })).toBeVisible();
    act(() => void backend.moveOrder(order.order_id, 'PICKED_UP'));
    expect(await orderRegion().findByText('At the customer’s door')).toBeVisible();
    expect(orderRegion().getByText('14:37–14:43')).toBeVisible();
  });

  it('is no range in any other status', async () => {
    await openOrderPane(
      buildDemoOrder({
        name: 'Lin',
        status: 'COURIER_LEFT_VENDOR',
        origin_eta: nowSeconds() + 240,
        destination_eta: nowSeconds() + 780,
      }),
    );
    expect(screen.queryByText(/\d\d:\d\d–\d\d:\d\d/)).toBeNull();
  });

  it.each([
    ['NEAR_VENDOR', 'rider in less than 5 min'],
    ['NEAR_CUSTOMER', 'in less than 5 min'],
  ])('is less than 5 minutes away in %s [TRACK-ETA-04]', async (status, words) => {
    await openOrderPane(
      buildDemoOrder({
        name: 'Lin',
        status,
        origin_eta: nowSeconds() + 600,
        destination_eta: nowSeconds() + 600,
      }),
    );
    expect(orderRegion().getByText('less than 5 min away')).toBeVisible();
    expect(await row(new RegExp(`Lin.*${words}`))).toBeVisible();
  });

  it.each(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])(
    'has a static map with a card instead of a full map in %s [TRACK-ETA-03]',
    async (status) => {
      await openOrderPane(buildDemoOrder({ name: 'Lin', status }));
      expect(screen.getByText(/The live map opens when a rider accepts/)).toBeVisible();
      // Still, with both ends.
      expect(screen.getByRole('region', { name: 'Map of the order of Lin' })).toHaveAttribute('data-map');
    },
  );

  it('is replaced by a fixed text before a rider has accepted, when the flag is on [FLAG-23]', async () => {
    const { shell } = await openOrderPane(
      buildDemoOrder({ name: 'Lin', status: 'ASSIGNED_TO_TRANSPORT', origin_eta: nowSeconds() + 240 }),
      {
        flags: { 'order-pre-accepted-static-text': false },
      },
    );
    expect(orderRegion().getByText('14:30–14:32')).toBeVisible();
    act(() => shell.setFlags({ 'order-pre-accepted-static-text': true }));
    expect(orderRegion().getByText('The arrival time appears when a rider has accepted')).toBeVisible();
    expect(screen.queryByText('14:30–14:32')).toBeNull();
  });

  it('asks the shop to prepare a received order, when the flag is on [FLAG-24]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'RECEIVED' });
    const { backend, shell } = await openOrderPane(order, { flags: { 'order-prepare-message': true } });
    expect(screen.getByText(/Start preparing the order now/)).toBeVisible();
    act(() => shell.setFlags({ 'order-prepare-message': false }));
    expect(screen.queryByText(/Start preparing the order now/)).toBeNull();
    act(() => shell.setFlags({ 'order-prepare-message': true }));
    expect(screen.getByText(/Start preparing the order now/)).toBeVisible();
    act(() => void backend.moveOrder(order.order_id, 'ACCEPTED_BY_VENDOR'));
    await waitFor(() => expect(screen.queryByText(/Start preparing the order now/)).toBeNull());
  });

  it('shows no preparation request today for an order due tomorrow', async () => {
    await openOrderPane(
      buildDemoOrder({ name: 'Lin', status: 'RECEIVED', preordered_for: nowSeconds() + DAY }),
      {
        flags: { 'order-prepare-message': true },
      },
    );
    expect(screen.queryByText(/Start preparing the order now/)).toBeNull();
    expect(orderRegion().getByText('14:27')).toBeVisible();
    expect(orderRegion().getByText('Sat, Nov 21')).toBeVisible();
  });
});

describe('the rider of an order', () => {
  it('is polled every 2 s while assigned, stored per order, and not polled after delivery or leaving [TRACK-RIDER-04, TRACK-RIDER-05]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'PICKED_UP', rider_id: 'r-7' });
    const { backend, unmount } = await openOrderPane(order);
    backend.addOrder(buildDemoOrder({ status: 'PICKED_UP', rider_id: null }));
    const listRequestedRiders = () => backend.callsOf('riders.get').map((call) => call.params['riderId']);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(listRequestedRiders().length).toBeGreaterThanOrEqual(2);
    expect(new Set(listRequestedRiders())).toEqual(new Set(['r-7']));
    expect(screen.getByText(/^Last position \d+ s ago/)).toBeVisible();
    act(() => void backend.moveOrder(order.order_id, 'DELIVERED'));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    const whenDelivered = listRequestedRiders().length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(listRequestedRiders()).toHaveLength(whenDelivered);
    const next = backend.addOrder(buildDemoOrder({ name: 'Wu', status: 'PICKED_UP', rider_id: 'r-7' }));
    act(() => void backend.moveOrder(next.order_id, 'NEAR_CUSTOMER'));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(listRequestedRiders().length).toBeGreaterThan(whenDelivered);
    unmount();
    const whenLeft = listRequestedRiders().length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(listRequestedRiders()).toHaveLength(whenLeft);
  });

  it('is shown only while assigned [TRACK-RIDER-07]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'COURIER_ACCEPTED_DELIVERY', rider_id: 'r-7' });
    const { backend } = await openOrderPane(order);
    expect(await screen.findByRole('region', { name: 'Rider' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => void backend.moveOrder(order.order_id, 'WAITING_FOR_TRANSPORT'));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('region', { name: 'Rider' })).toBeNull();
    expect(screen.queryByText(/987/)).toBeNull();
  });

  it('is shown as unseen after 60 s without a position', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'PICKED_UP', rider_id: 'r-7' });
    const { backend } = await openOrderPane(order);
    backend.state.riders.set('r-7', buildRider({ rider_id: 'r-7', updated_at: nowSeconds() - 190 }));
    await act(() => jest.advanceTimersByTimeAsync(100_000));
    expect(screen.getAllByText(/^No position for \d min$/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Last position/)).toBeNull();
  });
});

describe('the status of a cancelled order', () => {
  it.each([
    ['USER', 'Cancelled by the user'],
    ['PLATFORM', 'Cancelled by the platform'],
  ] as const)('shows that %s cancelled it [TRACK-STATUS-26]', async (by, words) => {
    await openOrderPane(
      buildDemoOrder({ name: 'Lin', status: 'CANCELLED', cancellation: { reason: 'NO_RIDERS', by } }),
    );
    expect(orderRegion().getAllByText(words).length).toBeGreaterThan(0);
    expect(await row(new RegExp(`Lin.*${words}`))).toBeVisible();
    expect(orderRegion().getByText('Reason: No riders')).toBeVisible();
  });
});

describe('an order of a sender without a shop', () => {
  const sender = {
    name: 'Fatima',
    email: 'fatima@demo.test',
    phone_number: '+923012345678',
    location: { address: 'House 12, Street 5', latitude: 25.0418, longitude: 121.5519, notes: '' },
  };

  it('waits to be collected, and does not tell its sender where it is', async () => {
    const { unmount } = await openOrderPane(buildDemoOrder({ name: 'Lin', status: 'RECEIVED', sender }));
    expect(screen.getByText('The order waits to be collected')).toBeVisible();
    unmount();
    await openOrderPane(
      buildDemoOrder({ name: 'Lin', status: 'RECEIVED', vendor_id: 'v9', sender: { ...sender, name: '' } }),
      {
        mode: 'GUEST',
        backend: createFakeBackend({ vendors: [buildVendor({ vendor_id: 'v9', name: '' })] }),
        path: '/order-tracking/v9',
      },
    );
    expect(await screen.findByText('The order waits to be collected')).toBeVisible();
  });

  it('mentions the pickup address instead of a shop', async () => {
    const times = { origin_eta: nowSeconds() + 240, destination_eta: nowSeconds() + 780 };
    const order = buildDemoOrder({
      name: 'Lin',
      status: 'COURIER_ACCEPTED_DELIVERY',
      rider_id: 'r-7',
      sender,
      ...times,
    });
    await openOrderPane(order);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(orderRegion().getByText('Rider at the pickup address')).toBeVisible();
    expect(orderRegion().getByText(/to the pickup$/)).toBeVisible();
    expect(screen.getByLabelText(/^Map: the rider is .* from the pickup/)).toBeInTheDocument();
    expect(screen.queryByText(/the shop/)).toBeNull();
  });

  it.each(['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'NEAR_CUSTOMER'])(
    'speaks of a recipient, never of a shop and its customer, in %s',
    async (status) => {
      const order = buildDemoOrder({ name: 'Lin', status, sender });
      await openOrderPane({
        ...order,
        rider_id: status === 'WAITING_FOR_TRANSPORT' ? null : 'r-7',
        origin_eta: nowSeconds() + 240,
        destination_eta: nowSeconds() + 780,
        handover: { pin: 'required', signed_at: null, age_checked_at: null, customer_key: 'customer-key' },
        rating: { stars: 4, words: '', created_at: nowSeconds() },
        proposal: {
          state: 'open',
          note: 'Ring twice',
          pin: null,
          created_at: nowSeconds(),
          answered_at: null,
        },
      });
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      const region = screen.getByRole('region', { name: 'Order' });
      expect(region).toHaveTextContent('The recipient’s page shows a PIN of four digits.');
      expect(region).toHaveTextContent('The recipient’s rating');
      const labels = [...document.querySelectorAll('[aria-label]')].map(
        (element) => element.getAttribute('aria-label') ?? '',
      );
      // The label of the status is the same for everyone.
      const words = [region.textContent, ...labels].map((text = '') => text.replaceAll('Near customer', ''));
      expect(words.filter((text) => /customer|shop/i.test(text))).toEqual([]);
    },
  );
});

describe('a rider with a problem', () => {
  const riding = () =>
    buildDemoOrder({
      name: 'Lin',
      status: 'PICKED_UP',
      rider_id: 'r-7',
      destination_eta: nowSeconds() + 900,
    });

  it('is shown as not moving after five minutes at one place, until the rider moves', async () => {
    const order = riding();
    const { backend } = await openOrderPane(order);
    const placeRider = (latitude: number) =>
      backend.state.riders.set('r-7', buildRider({ rider_id: 'r-7', latitude, updated_at: nowSeconds() }));
    for (let minute = 0; minute < 7; minute++) {
      placeRider(25.0409);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
    }
    expect(screen.getByText(/^The rider has come no closer for [67] min/)).toBeVisible();
    placeRider(25.0365);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(/come no closer/)).toBeNull();
  });

  it('is shown without a position after three minutes of silence', async () => {
    const { backend } = await openOrderPane(riding());
    backend.state.riders.set('r-7', buildRider({ rider_id: 'r-7', updated_at: nowSeconds() - 250 }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText(/^No position for 4 min\./)).toBeVisible();
  });
});
