import { expect, it } from '@jest/globals';
import { longSearchMinutes } from './rider-search';

const NOW = 1_790_000_000;
const minutesAgo = (minutes: number) => NOW - minutes * 60;
const order = (entries: [status: string, minutes: number][], rider_id: string | null = null) => ({
  status: entries.at(-1)?.[0] ?? '',
  status_history: entries.map(([status, minutes]) => ({ status, created_at: minutesAgo(minutes) })),
  rider_id,
});

it.each<[string, ReturnType<typeof order>, number | null]>([
  [
    'for a usual time',
    order([
      ['NEW', 12],
      ['WAITING_FOR_TRANSPORT', 9],
    ]),
    null,
  ],
  [
    'for long',
    order([
      ['NEW', 12],
      ['WAITING_FOR_TRANSPORT', 10],
    ]),
    10,
  ],
  [
    'since the first attempt',
    order([
      ['NEW', 40],
      ['WAITING_FOR_TRANSPORT', 30],
      ['DELAYED', 20],
      ['WAITING_FOR_TRANSPORT', 20],
    ]),
    30,
  ],
  [
    'again, since the last rider left',
    order([
      ['WAITING_FOR_TRANSPORT', 50],
      ['ASSIGNED_TO_TRANSPORT', 30],
      ['WAITING_FOR_TRANSPORT', 11],
    ]),
    11,
  ],
  [
    'no more, because a rider has it',
    order(
      [
        ['WAITING_FOR_TRANSPORT', 50],
        ['ASSIGNED_TO_TRANSPORT', 30],
      ],
      'r-1',
    ),
    null,
  ],
  [
    'no more, because it was cancelled',
    order([
      ['WAITING_FOR_TRANSPORT', 50],
      ['CANCELLED', 30],
    ]),
    null,
  ],
  [
    'not, because a delayed order has its rider',
    order(
      [
        ['ASSIGNED_TO_TRANSPORT', 50],
        ['DELAYED', 30],
      ],
      'r-1',
    ),
    null,
  ],
])('an order has looked for a rider %s', (_, found, minutes) => {
  expect(longSearchMinutes(found, NOW)).toBe(minutes);
});
