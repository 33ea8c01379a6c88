import { expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { statusKey } from '@courier/api-client/order-rules';
import english from '../../../../../packages/i18n/locales/en/order-status.json';
import { statusTimeline as stepsOf } from './status-timeline';

const GUEST = {
  name: 'Mehwish Tariq',
  phone_number: '+923012345678',
  email: 'm@guest.test',
  location: { address: 'F-7 Markaz', latitude: 33.72, longitude: 73.05, notes: '' },
};
const statusEntry = (status: string, created_at: number) => ({ status, created_at });
const buildTimeline = (order: ReturnType<typeof buildOrder>, nowSeconds: number) =>
  stepsOf(order, nowSeconds, (status) => english[statusKey(status)]);
const buildOrderWithHistory = (...history: readonly ReturnType<typeof statusEntry>[]) =>
  buildOrder({ status: history.at(-1)?.status ?? '', status_history: [...history] });

it('lists the changes newest first, with duration and cause', () => {
  const order = buildOrderWithHistory(
    statusEntry('NEW', 1000),
    statusEntry('RECEIVED', 1000),
    statusEntry('WAITING_FOR_TRANSPORT', 1180),
  );
  expect(buildTimeline(order, 1250)).toMatchObject([
    { status: 'WAITING_FOR_TRANSPORT', at: 1180, isCurrent: true, minutes: 1, cause: 'platform' },
    { status: 'RECEIVED', at: 1000, isCurrent: false, minutes: 3, cause: 'platform' },
    { status: 'NEW', at: 1000, isCurrent: false, minutes: 0, cause: 'shop' },
  ]);
});

it('names a sender without a shop as the requester, and who cancelled', () => {
  const guest = {
    ...buildOrderWithHistory(statusEntry('NEW', 1000), statusEntry('CANCELLED', 1060)),
    sender: GUEST,
  };
  const cancelled = { ...guest, cancellation: { by: 'USER' as const, reason: 'CUSTOMER_CANCELLED' } };
  expect(buildTimeline(cancelled, 1250).map(({ cause }) => cause)).toEqual(['sender', 'sender']);
  expect(buildTimeline({ ...cancelled, sender: null }, 1250).map(({ cause }) => cause)).toEqual([
    'shop',
    'shop',
  ]);
});

it('combines consecutive changes with the same label', () => {
  const order = buildOrderWithHistory(
    statusEntry('INITIATED', 1000),
    statusEntry('PAYMENT_INITIATED', 1010),
    statusEntry('PAYMENT_COMMITTED', 1020),
    statusEntry('ASSIGNED_TO_TRANSPORT', 1200),
    statusEntry('COURIER_ACCEPTED_DELIVERY', 1260),
    statusEntry('NEAR_VENDOR', 1500),
  );
  expect(
    buildTimeline(order, 1600).map(({ status, at: since, minutes }) => [status, since, minutes]),
  ).toEqual([
    ['NEAR_VENDOR', 1500, 1],
    ['COURIER_ACCEPTED_DELIVERY', 1200, 5],
    ['PAYMENT_COMMITTED', 1000, 3],
  ]);
});

it('marks only the step in which a rider gave the order back', () => {
  const order = buildOrderWithHistory(
    statusEntry('WAITING_FOR_TRANSPORT', 1000),
    statusEntry('COURIER_ACCEPTED_DELIVERY', 1100),
    statusEntry('WAITING_FOR_TRANSPORT', 1200),
    statusEntry('COURIER_ACCEPTED_DELIVERY', 1300),
    statusEntry('PICKED_UP', 1400),
  );
  expect(buildTimeline(order, 1500).map(({ lostRider }) => lostRider)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});
