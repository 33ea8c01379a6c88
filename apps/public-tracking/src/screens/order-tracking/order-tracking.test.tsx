import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { countryConfig } from '@courier/config';
import { backendWith, openPage } from '../../testing/open-page';

const AT = Math.floor(Date.UTC(2026, 10, 20, 6, 0) / 1000);
const NOW = Math.floor(Date.now() / 1000);
const formatLocalClock = (at: number) =>
  new Date(at * 1000).toLocaleTimeString('en', {
    timeZone: 'Asia/Taipei',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const history = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, created_at: AT + index * 60 }));
const openOrder = (order: Partial<Order>, options: Parameters<typeof openPage>[1] = {}) => {
  const { backend, orderId } = backendWith(order);
  return { ...openPage(`/tracking/${orderId}`, { backend, ...options }), orderId };
};
const steps = () =>
  within(screen.getByRole('list', { name: 'Stages of your order' }))
    .getAllByRole('listitem')
    .map((step) => `${step.textContent}${step.getAttribute('aria-current') ? ' <' : ''}`);

const PREPARING = ['Your order is being prepared', ['Preparing <']] as const;
const COLLECTED = [
  'Your rider is on the way to you',
  [
    'Preparing, done',
    'Rider on the way to the shop, done',
    'Collected by the rider <',
    'Near you',
    'Delivered',
  ],
] as const;

describe('the stage shown', () => {
  it.each([
    ['NEW', ...PREPARING],
    ['RECEIVED', ...PREPARING],
    ['WAITING_FOR_TRANSPORT', ...PREPARING],
    ['MODIFIED', ...PREPARING],
    ['TELEPORTED', ...PREPARING],
    [
      'COURIER_ACCEPTED_DELIVERY',
      'Your rider is on the way to the shop',
      [
        'Preparing, done',
        'Rider on the way to the shop <',
        'Collected by the rider',
        'Near you',
        'Delivered',
      ],
    ],
    [
      'NEAR_VENDOR',
      'Your rider is close to the shop',
      ['Preparing, done', 'Rider near the shop <', 'Collected by the rider', 'Near you', 'Delivered'],
    ],
    ['PICKED_UP', ...COLLECTED],
    [
      'COURIER_LEFT_VENDOR',
      'Your rider is on the way to you',
      [
        'Preparing, done',
        'Rider on the way to the shop, done',
        'On the way to you <',
        'Near you',
        'Delivered',
      ],
    ],
    [
      'NEAR_CUSTOMER',
      'Your rider is near you',
      [
        'Preparing, done',
        'Rider on the way to the shop, done',
        'Collected by the rider, done',
        'Near you <',
        'Delivered',
      ],
    ],
    [
      'DELIVERED',
      'Your order was delivered',
      [
        'Preparing, done',
        'Rider on the way to the shop, done',
        'Collected by the rider, done',
        'Near you, done',
        'Delivered, done',
      ],
    ],
    [
      'RETURN_INITIATED',
      'Your order is going back to the shop',
      [
        'Preparing, done',
        'Rider on the way to the shop, done',
        'Collected by the rider, done',
        'Returning to the shop <',
        'Returned to the shop',
      ],
    ],
    [
      'RETURNED_TO_VENDOR',
      'Your order is back at the shop',
      [
        'Preparing, done',
        'Rider on the way to the shop, done',
        'Collected by the rider, done',
        'Returning to the shop, done',
        'Returned to the shop, done',
      ],
    ],
  ])('of %s is "%s" [PUB-04] [PUB-06]', async (status, words, list) => {
    openOrder({ status, status_history: history('NEW', status), rider_id: 'r-1' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(steps()).toEqual(list);
  });

  it.each([
    ['USER', 'Cancelled by the sender.'],
    ['PLATFORM', 'Cancelled by Courier.'],
  ] as const)(
    'of an order cancelled by %s is empty, with a message about the cancellation [PUB-07]',
    async (by, words) => {
      openOrder({ status: 'CANCELLED', cancellation: { reason: 'NO_RIDERS', by } });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This order was cancelled');
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Stages of your order' })).toBeNull();
    },
  );

  it('of a failed order is empty', async () => {
    openOrder({ status: 'PAYMENT_FAILED' });
    expect(await screen.findByText('This order did not go through')).toBeVisible();
  });
});

const seenBefore = (seconds: number) => {
  // Of this test: the file may take longer than the ages that it compares.
  const now = Math.floor(Date.now() / 1000);
  const opened = backendWith({
    status: 'PICKED_UP',
    status_history: history('NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'),
    rider_id: 'r-1',
    destination_eta: NOW - 600,
  });
  const rider = opened.backend.state.riders.get('r-1');
  if (rider) opened.backend.state.riders.set('r-1', { ...rider, updated_at: now - seconds });
  return openPage(`/tracking/${opened.orderId}`, { backend: opened.backend });
};

describe('the largest figure', () => {
  const range = { from: NOW + 1200, to: NOW + 2400 };
  const promised = [range.from, range.to].map(formatLocalClock).join('–');
  const figure = () => screen.findByRole('heading', { level: 1 });

  it.each(['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'])(
    'at %s is the promised time at the door, never the rider’s time at the shop [TRACK-ETA-01] [TRACK-ETA-02]',
    async (status) => {
      openOrder({
        status,
        status_history: history('NEW', status),
        rider_id: 'r-1',
        origin_eta: NOW + 400,
        promised_range: range,
      });
      expect(await figure()).toHaveTextContent(promised);
      expect(screen.getByText('Order from Harbour Tea, expected')).toBeVisible();
    },
  );

  it('says beside the promise how long the rider needs to the shop', async () => {
    openOrder({
      status: 'NEAR_VENDOR',
      status_history: history('NEW', 'NEAR_VENDOR'),
      rider_id: 'r-1',
      origin_eta: NOW + 290,
      promised_range: range,
    });
    expect(await screen.findByText(/^Your rider is close to the shop, about [34] min$/)).toBeVisible();
  });

  it('is the scheduled time while the rider is on the way to the shop', async () => {
    openOrder({
      status: 'COURIER_ACCEPTED_DELIVERY',
      status_history: history('NEW', 'COURIER_ACCEPTED_DELIVERY'),
      rider_id: 'r-1',
      origin_eta: NOW + 400,
      preordered_for: NOW + 3600,
    });
    expect(await figure()).toHaveTextContent(formatLocalClock(NOW + 3600));
  });

  it('is the status in words without a promise, and is not late because the rider is late at the shop', async () => {
    openOrder({
      status: 'NEAR_VENDOR',
      status_history: history('NEW', 'NEAR_VENDOR'),
      rider_id: 'r-1',
      origin_eta: NOW - 400,
    });
    expect(await figure()).toHaveTextContent('Your rider is close to the shop');
    expect(screen.queryByText('Later than planned.')).toBeNull();
  });
});

describe('the map', () => {
  const map = () => screen.queryByRole('region', { name: 'Map of the way from Harbour Tea to you' });

  it.each(['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'])(
    'is hidden at %s, as are all stages except the preparation [PUB-05]',
    async (status) => {
      openOrder({ status, status_history: history('NEW', status), rider_id: 'r-1' });
      await screen.findByText('Your order is being prepared');
      expect(steps()).toEqual(['Preparing <']);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(map()).toBeNull();
    },
  );

  it('appears when a rider accepts and disappears when the order loses the rider [PUB-05]', async () => {
    const before = history('NEW', 'COURIER_ACCEPTED_DELIVERY');
    const { unmount } = openOrder({
      status: 'COURIER_ACCEPTED_DELIVERY',
      status_history: before,
      rider_id: 'r-1',
    });
    await waitFor(() => expect(map()).toBeVisible());
    expect(steps()).toHaveLength(5);
    unmount();
    openOrder({
      status: 'COURIER_ACCEPTED_DELIVERY',
      status_history: [...before, { status: 'WAITING_FOR_TRANSPORT', created_at: AT + 600 }],
    });
    await screen.findByText('Your order is being prepared');
    expect(map()).toBeNull();
  });

  it.each(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'])('is hidden at %s', async (status) => {
    openOrder({ status, status_history: history('NEW', 'PICKED_UP', status), rider_id: 'r-1' });
    await screen.findByRole('heading', { level: 1 });
    expect(map()).toBeNull();
  });
});

describe('data about the rider', () => {
  it.each([
    // Allows for delays of a slow machine.
    [40, /^Last position (4\d|[5-9]\d|1[01]\d)\ss ago$/],
    [9 * 60, 'The position is 9 minutes old'],
  ])('after %s s show the age of the position', async (seconds, words) => {
    seenBefore(seconds);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('replace the arrival with a delay message when the estimate has passed', async () => {
    seenBefore(5);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your rider is on the way to you' }),
    ).toBeVisible();
    expect(screen.getByText('Later than planned.')).toBeVisible();
  });
});

describe('the link shows', () => {
  it('shop, rider, arrival and events, but no phone number or address [PUB-01]', async () => {
    const now = Math.floor(Date.now() / 1000);
    openOrder({
      status: 'PICKED_UP',
      status_history: history('NEW', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP'),
      rider_id: 'r-1',
      destination_eta: now + 50 * 60,
    });
    // The clock may have reached the next minute before the page is rendered.
    const ranges = [now, now + 60].map(
      (at) => `${formatLocalClock(at + 40 * 60)}–${formatLocalClock(at + 60 * 60)}`,
    );
    const name = (shown: string) => ranges.includes(shown);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('Arriving from Harbour Tea')).toBeVisible();
    expect(screen.getByText('Wang Chun-kai')).toBeVisible();
    expect(screen.getByText('Collected by the rider 14:03')).toBeVisible();
    const events = within(screen.getByRole('group')).getAllByRole('listitem');
    expect(events.map((event) => event.textContent)).toEqual([
      '14:03Collected by the rider',
      '14:02Rider near the shop',
      '14:01Rider on the way to the shop',
      '14:00Processing',
    ]);
    expect(document.body).not.toHaveTextContent(/912345678|Taipei 101|Lin Mei-hua/);
  });

  it('the time an order is scheduled for', async () => {
    openOrder({ status: 'RECEIVED', preordered_for: AT });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Fri.*20.*14:00/);
  });

  it.each([
    [true, 'DELIVERED', true],
    [false, 'DELIVERED', false],
    [true, 'PICKED_UP', false],
  ])('the receipt with its flag %s and status %s: %s [PUB-10]', async (flag, status, isOffered) => {
    const { orderId, user, shell } = openOrder(
      { status, rider_id: 'r-1' },
      { flags: { 'show-delivery-receipt-cta': flag } },
    );
    await screen.findByRole('heading', { level: 1 });
    const link = screen.queryByRole('link', { name: 'Delivery receipt' });
    expect(link !== null).toBe(isOffered);
    if (!link) return;
    await user.click(link);
    expect(shell.navigations).toEqual([`/delivery-receipt/${orderId}`]);
    expect(await screen.findByRole('heading', { name: 'Delivery receipt' })).toBeVisible();
  });

  it('the choice of language while its flag is on [PUB-11]', async () => {
    const { shell, user } = openOrder({ status: 'NEAR_CUSTOMER', rider_id: 'r-1' });
    await screen.findByText('Your rider is near you');
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    act(() => shell.setFlags({ 'tracking-page-settings': true }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    expect(await screen.findByText('外送員就在您附近')).toBeVisible();
  });
});

describe('the PIN of a delivery', () => {
  const handover = { pin: 'required' as const, signed_at: null, age_checked_at: null, customer_key: 'k3y' };
  afterEach(() => window.history.replaceState(null, '', '/'));
  const open = (order: Partial<Order>, fragment: string) => {
    const { backend, orderId } = backendWith(order);
    backend.state.pins.set(orderId, '0417');
    window.history.replaceState(null, '', `/${fragment}`);
    openPage(`/tracking/${orderId}`, { backend });
  };

  it('is shown by the link of the customer', async () => {
    open({ status: 'NEAR_CUSTOMER', handover }, '#key=k3y');
    expect(await screen.findByText('0417')).toBeVisible();
    expect(screen.getByText('Tell the rider this PIN only after you have received the goods.')).toBeVisible();
  });

  it.each(['', '#key=another'])('is not shown by the link "%s", which says where it is', async (fragment) => {
    open({ status: 'NEAR_CUSTOMER', handover }, fragment);
    const sentence = /^Your link from the shop shows the PIN/;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('0417')).toBeNull();
  });

  it('is not shown after the delivery', async () => {
    open({ status: 'DELIVERED', handover: { ...handover, pin: 'confirmed' } }, '#key=k3y');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'PIN for the rider' })).toBeNull();
  });
});

it('links to the privacy page and the imprint of the operator, where they exist', async () => {
  const { unmount } = openOrder({ status: 'NEW' });
  await screen.findByRole('link', { name: 'Terms' });
  expect(screen.queryByRole('link', { name: /Privacy|Imprint/ })).toBeNull();
  unmount();
  openOrder({ status: 'NEW' }, { country: { ...countryConfig('TW'), legalPages: ['privacy', 'imprint'] } });
  expect(await screen.findByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
});
