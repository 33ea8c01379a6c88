import { expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { deliveryMinutes } from './delivery-time';

const AT = 1_790_000_000;
const ended = (status: string, minutes: number, preordered_for: number | null = null) =>
  buildOrder({
    status,
    created_at: AT,
    preordered_for,
    status_history: [
      { status: 'NEW', created_at: AT },
      { status, created_at: AT + minutes * 60 },
    ],
  });

it.each([
  ['a delivered order took the time from its request', ended('DELIVERED', 28), 28],
  ['a returned one until it was back', ended('RETURNED_TO_VENDOR', 52), 52],
  ['a scheduled one from its time', ended('DELIVERED', 95, AT + 3600), 35],
  ['one that came before its time took none', ended('DELIVERED', 50, AT + 3600), 0],
  ['a cancelled one took none', ended('CANCELLED', 5), null],
  ['one whose arrival nobody noted has none', { ...ended('DELIVERED', 1), status_history: [] }, null],
])('%s', (_what, order, minutes) => {
  expect(deliveryMinutes(order)).toBe(minutes);
});
