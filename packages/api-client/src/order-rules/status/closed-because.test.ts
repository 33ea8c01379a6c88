import { describe, expect, it } from '@jest/globals';
import { closedBecause, statusEnteredAt } from './closed-because';

const statusEntry = (status: string, created_at: number) => ({ status, created_at });
const buildClosedOrder = (status: string, ...status_history: ReturnType<typeof statusEntry>[]) => ({
  status,
  status_history,
});
const open = (status: string) => status === 'RECEIVED';

describe('the time at which an order entered its status', () => {
  it.each([
    [
      'when it came into it',
      buildClosedOrder('DELAYED', statusEntry('RECEIVED', 100), statusEntry('DELAYED', 300)),
      300,
    ],
    [
      'when it came into it last',
      buildClosedOrder(
        'DELAYED',
        statusEntry('DELAYED', 300),
        statusEntry('PICKED_UP', 400),
        statusEntry('DELAYED', 500),
      ),
      500,
    ],
    [
      'when it did last, however the history is sorted',
      buildClosedOrder('DELAYED', statusEntry('DELAYED', 500), statusEntry('DELAYED', 300)),
      500,
    ],
    [
      'its last change, where that is forgotten',
      buildClosedOrder('PICKED_UP', statusEntry('RECEIVED', 100), statusEntry('NEAR_VENDOR', 200)),
      200,
    ],
    ['an unknown order', buildClosedOrder('PICKED_UP'), 0],
  ])('%s', (_, order, expected) => {
    expect(statusEnteredAt(order)).toBe(expected);
  });
});

describe('the reason why an action is no longer possible', () => {
  const accepted = [
    statusEntry('RECEIVED', 100),
    statusEntry('COURIER_ACCEPTED_DELIVERY', 200),
    statusEntry('PICKED_UP', 300),
  ];
  it.each([
    ['it is over', buildClosedOrder('DELIVERED', ...accepted, statusEntry('DELIVERED', 400)), 'over', 400],
    ['it is delayed', buildClosedOrder('DELAYED', ...accepted, statusEntry('DELAYED', 400)), 'delayed', 400],
    ['it is still being taken', buildClosedOrder('NEW', statusEntry('NEW', 50)), 'processing', 50],
    [
      'its payment is on its way',
      buildClosedOrder('PAYMENT_COMMITTED', statusEntry('PAYMENT_COMMITTED', 60)),
      'processing',
      60,
    ],
    [
      'its status is unknown',
      buildClosedOrder('TELEPORTED', statusEntry('RECEIVED', 100), statusEntry('TELEPORTED', 150)),
      'unknown',
      150,
    ],
    ['a rider accepted, from then on', buildClosedOrder('PICKED_UP', ...accepted), 'accepted', 200],
    [
      'the shop confirms',
      buildClosedOrder(
        'RECEIVED_BY_VENDOR',
        statusEntry('RECEIVED', 100),
        statusEntry('RECEIVED_BY_VENDOR', 250),
      ),
      'confirming',
      250,
    ],
    [
      'it is in progress without a rider after the last open status',
      buildClosedOrder(
        'PICKED_UP',
        statusEntry('PICKED_UP', 300),
        statusEntry('NEAR_VENDOR', 200),
        statusEntry('RECEIVED', 100),
      ),
      'under-way',
      200,
    ],
    [
      'it was never open',
      buildClosedOrder('PICKED_UP', statusEntry('NEAR_VENDOR', 200), statusEntry('PICKED_UP', 300)),
      'under-way',
      200,
    ],
    [
      'its history ends while it was open',
      buildClosedOrder('NEAR_VENDOR', statusEntry('RECEIVED', 100)),
      'under-way',
      100,
    ],
  ])('%s', (_, order, why, since) => {
    expect(closedBecause(order, open)).toEqual({ allowed: false, why, since });
  });
});
