import { expect, it } from '@jest/globals';
import { nextRefund, type RefundEvent } from './refund-states';

const EVENTS: readonly RefundEvent[] = [
  { kind: 'answered' },
  { kind: 'reported' },
  { kind: 'refused', report: 'x' },
  { kind: 'failed', report: 'x' },
];

it('a refund that was paid is never sent again, and a failure after it needs a person', () => {
  const table = (['PENDING', 'DONE', 'STUCK'] as const).map((state) => [
    state,
    ...EVENTS.map((event) => nextRefund(state, event)),
  ]);
  expect(table).toEqual([
    ['PENDING', 'DONE', 'DONE', 'STUCK', 'STUCK'],
    ['DONE', null, null, null, 'STUCK'],
    ['STUCK', null, 'DONE', null, null],
  ]);
});
