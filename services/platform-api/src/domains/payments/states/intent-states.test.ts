import { expect, it } from '@jest/globals';
import type { IntentStatus } from '@courier/api-client/contract';
import fc from 'fast-check';
import { INTENT_TABLE, nextIntent, type IntentEvent } from './intent-states';

const STATUSES: readonly IntentStatus[] = ['OPEN', 'CHALLENGED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'];
const EVENTS = Object.keys(INTENT_TABLE) as IntentEvent[];

const run = (events: readonly IntentEvent[]): IntentStatus[] =>
  events.reduce<IntentStatus[]>(
    (way, event) => [...way, nextIntent(way.at(-1) ?? 'OPEN', event) ?? way.at(-1) ?? 'OPEN'],
    ['OPEN'],
  );

it('no sequence of events leaves the table of intents, and each status is reached', () => {
  const reached = new Set<IntentStatus>();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      const way = run(events);
      for (const [index, event] of events.entries()) {
        const [before = 'OPEN', after = 'OPEN'] = way.slice(index, index + 2);
        expect(STATUSES).toContain(after);
        expect([before, INTENT_TABLE[event][before]]).toContain(after);
        if (after !== 'OPEN') reached.add(after);
      }
      // A payment that ended without money never gets any.
      const end = way.findIndex((status) => status === 'FAILED' || status === 'CANCELLED');
      if (end >= 0) expect(new Set(way.slice(end)).size).toBe(1);
      if (way.includes('REFUNDED')) expect(way).toContain('PAID');
    }),
  );
  expect([...reached, 'OPEN'].sort()).toEqual([...STATUSES].sort());
});

it('an event that comes twice changes nothing more', () => {
  for (const event of EVENTS)
    for (const status of STATUSES) {
      const next = nextIntent(status, event);
      if (next !== null) expect([next, null]).toContain(nextIntent(next, event));
    }
});
