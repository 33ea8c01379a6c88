import { expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { timelineOf } from './status-timeline';

it('lists the changes newest first, with how long each lasted', () => {
  const order = buildOrder({
    status: 'WAITING_FOR_TRANSPORT',
    status_history: [
      { status: 'NEW', created_at: 1000 },
      { status: 'RECEIVED', created_at: 1000 },
      { status: 'WAITING_FOR_TRANSPORT', created_at: 1180 },
    ],
  });
  expect(timelineOf(order, 1250)).toEqual([
    { status: 'WAITING_FOR_TRANSPORT', at: 1180, isCurrent: true, minutes: 1 },
    { status: 'RECEIVED', at: 1000, isCurrent: false, minutes: 3 },
    { status: 'NEW', at: 1000, isCurrent: false, minutes: 0 },
  ]);
});
