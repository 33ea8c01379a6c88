import { describe, expect, it } from '@jest/globals';
import { getInitialSnapshot, getNextSnapshot, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { paymentActionsOn } from '../../testing/screen-actions';
import { paymentFlowMachine } from './payment-flow.machine';
import { PaymentError, type PaymentInput, type PaymentProblem } from './payment-flow.types';
import { attempt, quote, stored, toPay } from '../../testing/start-payment';

type Snapshot = SnapshotFrom<typeof paymentFlowMachine>;

const input = (resumed: boolean, orderId: string | null = 'v1-1'): PaymentInput => ({
  vendorId: 'v1',
  guest: false,
  order: resumed ? null : toPay(84),
  pending: resumed ? { vendorId: 'v1', orderId, intentId: 'i1' } : null,
  report: () => undefined,
});
const PROBLEMS: PaymentProblem[] = [
  'signature-expired',
  'wallet-expired',
  'ended',
  'refused',
  'bad-order',
  'unanswered',
];

const ANSWERS: Record<string, unknown[]> = {
  initiating: [{ walletID: 'w', accessToken: 't', expiresIn: 900 }],
  reopening: [{ walletID: 'w', accessToken: 't2', expiresIn: 900 }],
  creatingIntent: [{ intentID: 'i1', paymentMethods: [{ name: 'card', paymentInstruments: [stored] }] }],
  recomputing: [quote(84), quote(92)],
  confirming: [
    { orderId: 'v1-1', redirect: null },
    { orderId: 'v1-1', redirect: 'https://bank.test' },
    { orderId: 'v1-1', redirect: 'refused' },
  ],
  verifying: ['paid', 'waiting', 'declined', 'abandoned', 'failed'],
  asking: [
    { status: 'OPEN', orderId: null },
    ...['CHALLENGED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'].map((status) => ({
      status,
      orderId: 'v1-1',
    })),
  ],
  refunding: [undefined],
  cancelling: [undefined],
};

const USER_EVENTS: AnyEventObject[] = [
  { type: 'CHOOSE_NEW' },
  { type: 'CHOOSE_EXISTING', id: 'c1' },
  { type: 'NAME', name: 'Lin' },
  { type: 'SAVE', save: true },
  { type: 'FORM_VALID', valid: true },
  { type: 'CONFIRM', attempt: attempt() },
  { type: 'RETURNED' },
  { type: 'CHECK' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'LEAVE' },
];

function listPaymentEvents(snapshot: Snapshot): AnyEventObject[] {
  const state = String(snapshot.value);
  const id = `0.payment.${state}`;
  const answers = (ANSWERS[state] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output }));
  const failures = state in ANSWERS ? PROBLEMS.map((problem) => new PaymentError(problem)) : [];
  return [
    ...USER_EVENTS,
    ...answers,
    ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    { type: 'xstate.after.signatureRetry.payment.waitingToRecompute' },
  ];
}

/** The part of a snapshot that determines the next transitions. */
const paymentStateKey = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.leaving,
    context.orderId,
    context.attempt !== null,
    context.card.newOrExistingCard,
    context.card.formIsValid && context.card.nameOnCard,
    context.intent !== null,
    context.pending !== null,
    context.order?.quote.fee,
    context.fault?.kind,
  ]);

interface Walked {
  from: Snapshot;
  event: AnyEventObject;
  to: Snapshot;
}

function walk(): { steps: Walked[]; taken: Set<unknown> } {
  const start = [input(false), input(true), input(true, null)].map((begun) =>
    getInitialSnapshot(paymentFlowMachine, begun),
  );
  const seen = new Set(start.map(paymentStateKey));
  const queue = [...start];
  const steps: Walked[] = [];
  const taken = new Set<unknown>();
  for (let from = queue.shift(); from; from = queue.shift()) {
    if (from.status !== 'active') continue;
    for (const event of listPaymentEvents(from)) {
      const transitions = paymentFlowMachine.getTransitionData(from, event as never) ?? [];
      transitions.forEach((transition) => taken.add(transition));
      const to = getNextSnapshot(paymentFlowMachine, from, event as never);
      if (transitions.length === 0) continue;
      steps.push({ from, event, to });
      if (seen.has(paymentStateKey(to))) continue;
      seen.add(paymentStateKey(to));
      queue.push(to);
    }
  }
  return { steps, taken };
}

describe('every path of a payment', () => {
  const { steps, taken } = walk();
  const into = (state: string) => steps.filter(({ from, to }) => to.value === state && from.value !== state);

  it('takes every transition and reaches every state', () => {
    const states = Object.values(paymentFlowMachine.states);
    const all = states.flatMap((node) => [...node.transitions.values()].flat());
    const missed = all.filter((transition) => !taken.has(transition));
    expect(missed.map(({ source, eventType }) => `${source.key}: ${eventType}`)).toEqual([]);
    const reached = new Set<unknown>(steps.map(({ to }) => to.value));
    expect(
      Object.keys(paymentFlowMachine.states).filter((key) => key !== 'opening' && !reached.has(key)),
    ).toEqual([]);
  });

  it('confirms only with a complete card, and never redirects to the bank twice at once [REQ-PAY-15]', () => {
    for (const { from, event } of into('confirming')) {
      expect(['choosingCard', 'unanswered', 'reopening']).toContain(from.value);
      if (event.type !== 'CONFIRM') continue;
      const { newOrExistingCard, formIsValid, nameOnCard, selectedCreditCard } = from.context.card;
      const passes =
        newOrExistingCard === 'NEW' ? formIsValid && nameOnCard !== '' : selectedCreditCard !== null;
      expect(passes).toBe(true);
    }
    const again = steps.filter(({ from, event }) => from.value === 'confirming' && event.type === 'CONFIRM');
    expect(again).toEqual([]);
  });

  it('never leaves an intent open: it is cancelled, unless the server says it ended [REQ-PAY-27]', () => {
    // When left in one of these states, it stays stored for the next visit.
    const past = ['asking', 'cancelling', 'creatingIntent', 'verifying', 'notVerified', 'notRefunded'];
    for (const { from } of into('left'))
      expect([String(from.value), from.context.intent === null || past.includes(String(from.value))]).toEqual(
        [String(from.value), true],
      );
    for (const { from, to, event } of steps.filter(({ event: { type } }) => type === 'LEAVE')) {
      if (['choosingCard', 'unanswered', 'atTheBank', 'waitingForBank'].includes(String(from.value)))
        expect([event.type, to.value]).toEqual(['LEAVE', 'cancelling']);
    }
  });

  it('refunds a confirmed payment whose order fails, and nothing else [REQ-PAY-27]', () => {
    const failed = steps.filter(({ event }) => event['output'] === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(new Set(failed.map(({ to }) => to.value))).toEqual(new Set(['refunding']));
    expect(new Set(into('refunding').map(({ from }) => from.value))).toEqual(
      new Set(['verifying', 'notRefunded']),
    );
  });

  it('is paid only after the server returned the order', () => {
    for (const { from } of into('paid'))
      expect([from.value, from.context.orderId]).toEqual(['verifying', 'v1-1']);
  });

  it('offers an action in every state that waits for the user', () => {
    const waiting = steps.map(({ to }) => to).filter(({ status }) => status === 'active');
    for (const snapshot of waiting)
      expect(listPaymentEvents(snapshot).some((event) => snapshot.can(event as never))).toBe(true);
  });

  it('handles every button of the payment step: none is dead', () => {
    const dead = new Set<string>();
    for (const { to } of steps) {
      if (to.status !== 'active') continue;
      for (const action of paymentActionsOn(to))
        if ((paymentFlowMachine.getTransitionData(to, action as never) ?? []).length === 0)
          dead.add(`${String(to.value)} ${action.type}`);
    }
    expect([...dead]).toEqual([]);
  });
});
