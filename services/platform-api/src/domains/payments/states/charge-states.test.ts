import { expect, it } from '@jest/globals';
import type { ChargeState } from '../../../platform/db/tables/payment-tables';
import { ALL_EVENTS, applyEvent, NEW_CHARGE } from '../../../testing/payments/charge-events';
import { CHARGE_TABLE, type ChargeEvent, type ChargeFacts } from './charge-states';

const STATES: readonly ChargeState[] = [
  'PENDING',
  'AUTHORISED',
  'CHALLENGED',
  'CAPTURED',
  'UNDOING',
  'UNDONE',
  'REFUSED',
  'STUCK',
];

interface Step {
  before: ChargeFacts;
  event: ChargeEvent;
  after: ChargeFacts;
}

/** Each step that any sequence of events, of any length, can take. */
function listSteps(): Step[] {
  const steps: Step[] = [];
  const seen = new Set([JSON.stringify(NEW_CHARGE)]);
  const open = [NEW_CHARGE];
  for (let before = open.pop(); before !== undefined; before = open.pop())
    for (const event of ALL_EVENTS) {
      const after = applyEvent(before, event);
      steps.push({ before, event, after });
      if (seen.has(JSON.stringify(after))) continue;
      seen.add(JSON.stringify(after));
      open.push(after);
    }
  return steps;
}

const STEPS = listSteps();
const MOVES = STEPS.filter(({ before, after }) => before !== after);
const ends = (state: ChargeState) => MOVES.filter(({ before }) => before.state === state);

it('no sequence of events leaves the table of charges, and each entry of it is reached', () => {
  const reached = new Set<string>();
  for (const { before, event, after } of MOVES) {
    expect(STATES).toContain(after.state);
    const rules = CHARGE_TABLE[event.kind][before.state] ?? [];
    expect(rules.map(({ to }) => to)).toContain(after.state);
    reached.add(`${event.kind} ${before.state} ${after.state}`);
  }
  const entries = Object.entries(CHARGE_TABLE).flatMap(([kind, row]) =>
    Object.entries(row).flatMap(([state, rules]) => rules.map(({ to }) => `${kind} ${state} ${to}`)),
  );
  expect([...reached].sort()).toEqual([...new Set(entries)].sort());
});

it('an event that comes twice changes nothing more', () => {
  for (const { event, after } of STEPS) expect([event, applyEvent(after, event)]).toEqual([event, after]);
});

it('only a charge with an order is captured', () => {
  for (const { after } of MOVES)
    if (after.state === 'CAPTURED') expect(after).toMatchObject({ is_placed: true, captured_at: 1 });
});

it('an order is never bound to a charge that is given back, and no charge loses its order', () => {
  for (const { before, after } of MOVES)
    if (before.is_placed !== after.is_placed)
      expect([after.is_placed, ['AUTHORISED', 'CHALLENGED'].includes(after.state)]).toEqual([true, true]);
});

it.each(['UNDONE', 'REFUSED'] as const)(
  'a charge that is %s is only given back once more, or needs a person',
  (state) => {
    expect([...new Set(ends(state).map(({ after }) => after.state))].sort()).toEqual(
      [state, 'STUCK', 'UNDOING'].sort(),
    );
  },
);

it('a charge that needs a person changes only by a request to give it back', () => {
  for (const { event, after } of ends('STUCK'))
    if (after.state !== 'STUCK') expect([event.kind, after.state]).toEqual(['undo-requested', 'UNDOING']);
});

it('a charge that is given up ends without money, in every state', () => {
  for (const { after } of STEPS) {
    const request: ChargeEvent = { kind: after.is_placed ? 'undo-requested' : 'given-up' };
    const end = applyEvent(applyEvent(after, request), { kind: 'undo-answered' });
    // Only a request for a placed charge ends what needs a person.
    expect(['UNDONE', 'REFUSED', ...(after.is_placed ? [] : ['STUCK'])]).toContain(end.state);
  }
});
