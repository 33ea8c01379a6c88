import { describe, expect, it } from '@jest/globals';
import { closedBecause, statusEnteredAt } from './closed-because';

const at = (status: string, created_at: number) => ({ status, created_at });
const of = (status: string, ...status_history: ReturnType<typeof at>[]) => ({ status, status_history });
const open = (status: string) => status === 'RECEIVED';

describe('the time at which an order entered its status', () => {
  it.each([
    ['when it came into it', of('DELAYED', at('RECEIVED', 100), at('DELAYED', 300)), 300],
    [
      'when it came into it last',
      of('DELAYED', at('DELAYED', 300), at('PICKED_UP', 400), at('DELAYED', 500)),
      500,
    ],
    [
      'when it did last, however the history is sorted',
      of('DELAYED', at('DELAYED', 500), at('DELAYED', 300)),
      500,
    ],
    [
      'its last change, where that is forgotten',
      of('PICKED_UP', at('RECEIVED', 100), at('NEAR_VENDOR', 200)),
      200,
    ],
    ['nobody knows', of('PICKED_UP'), 0],
  ])('%s', (_, order, expected) => {
    expect(statusEnteredAt(order)).toBe(expected);
  });
});

describe('the reason why an action is no longer possible', () => {
  const accepted = [at('RECEIVED', 100), at('COURIER_ACCEPTED_DELIVERY', 200), at('PICKED_UP', 300)];
  it.each([
    ['it is over', of('DELIVERED', ...accepted, at('DELIVERED', 400)), 'over', 400],
    ['it is delayed', of('DELAYED', ...accepted, at('DELAYED', 400)), 'delayed', 400],
    ['it is still being taken', of('NEW', at('NEW', 50)), 'processing', 50],
    ['its payment is on its way', of('PAYMENT_COMMITTED', at('PAYMENT_COMMITTED', 60)), 'processing', 60],
    ['nobody knows its status', of('TELEPORTED', at('RECEIVED', 100), at('TELEPORTED', 150)), 'unknown', 150],
    ['a rider accepted, from then on', of('PICKED_UP', ...accepted), 'accepted', 200],
    [
      'the shop confirms',
      of('RECEIVED_BY_VENDOR', at('RECEIVED', 100), at('RECEIVED_BY_VENDOR', 250)),
      'confirming',
      250,
    ],
    [
      'it is in progress without a rider after the last open status',
      of('PICKED_UP', at('PICKED_UP', 300), at('NEAR_VENDOR', 200), at('RECEIVED', 100)),
      'under-way',
      200,
    ],
    ['it was never open', of('PICKED_UP', at('NEAR_VENDOR', 200), at('PICKED_UP', 300)), 'under-way', 200],
    ['its history ends while it was open', of('NEAR_VENDOR', at('RECEIVED', 100)), 'under-way', 100],
  ])('%s', (_, order, why, since) => {
    expect(closedBecause(order, open)).toEqual({ allowed: false, why, since });
  });
});
