import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { attempt, startPayment, stored } from '../../testing/start-payment';
import { PaymentError, type IntentOutcome } from './payment-flow.types';

const settle = () => jest.advanceTimersByTimeAsync(0);
const failing = (...args: ConstructorParameters<typeof PaymentError>) => new PaymentError(...args);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a payment with an unknown outcome', () => {
  const lost = () => Promise.reject(failing('unanswered'));
  const waiting = { vendorId: 'v1', orderId: null, intentId: 'i1' };

  it('asks for the result of a confirmation without an answer, and finds its order', async () => {
    const { actor, calls, reports, emitted } = startPayment({
      cards: [stored],
      confirm: lost,
      intentOutcome: async () => ({ status: 'PAID', orderId: 'v1-7' }),
    });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(calls).toEqual(['initiate', 'intent', 'confirm', 'ask', 'read']);
    expect(reports).toEqual([{ type: 'PAYMENT_MADE', orderId: 'v1-7' }]);
    expect(emitted).toEqual([
      { type: 'certain', intentId: 'i1' },
      { type: 'charging', pending: waiting },
      { type: 'certain', intentId: 'i1' },
    ]);
  });

  it.each([
    ['PAID', 'paid', undefined, ['ask', 'read']],
    ['CHALLENGED', 'waitingForBank', undefined, ['ask']],
    ['FAILED', 'ended', 'refused', ['ask']],
    ['CANCELLED', 'ended', 'abandoned', ['ask']],
    ['REFUNDED', 'ended', 'refunded', ['ask']],
    // After a reload its key is lost: the payment must not be charged later.
    ['OPEN', 'ended', 'abandoned', ['ask', 'cancel']],
  ] as const)('settles after a reload a payment that is %s', async (status, wanted, kind, expected) => {
    const orderId = status === 'OPEN' ? null : 'v1-7';
    const { calls, state, context, reports } = startPayment({
      pending: waiting,
      intentOutcome: async () => ({ status, orderId }),
    });
    await settle();
    expect([state(), context().fault?.kind, calls]).toEqual([wanted, kind, expected]);
    expect(reports).toEqual(status === 'PAID' ? [{ type: 'PAYMENT_MADE', orderId: 'v1-7' }] : []);
  });

  it('finds the order of a payment that succeeded just before it was cancelled after a reload', async () => {
    const intentOutcome = jest
      .fn(async (): Promise<IntentOutcome> => ({ status: 'PAID', orderId: 'v1-7' }))
      .mockResolvedValueOnce({ status: 'OPEN', orderId: null });
    const { reports } = startPayment({
      pending: waiting,
      intentOutcome,
      cancel: () => Promise.reject(failing('ended')),
    });
    await settle();
    expect(reports).toEqual([{ type: 'PAYMENT_MADE', orderId: 'v1-7' }]);
  });

  it('stays stored and can be retried while its outcome is unknown', async () => {
    const down = { intentOutcome: lost, cancel: lost };
    const after = startPayment({ pending: waiting, ...down });
    await settle();
    expect([after.state(), after.context().fault?.kind]).toEqual(['notVerified', 'not-verified']);
    after.actor.send({ type: 'RETRY' });
    await settle();
    expect(after.calls).toEqual(['ask', 'ask']);

    const left = startPayment({ cards: [stored], confirm: lost, ...down });
    await settle();
    left.actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    left.actor.send({ type: 'LEAVE' });
    await settle();
    expect([left.state(), left.emitted.at(-1)?.type]).toEqual(['left', 'charging']);
  });

  it('can be cancelled, and stays unknown when the cancel call fails too', async () => {
    const cancel = jest.fn(async () => undefined).mockRejectedValueOnce(failing('unanswered'));
    const { actor, state, context } = startPayment({ cards: [stored], confirm: lost, cancel });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    actor.send({ type: 'CANCEL' });
    await settle();
    expect([state(), context().fault?.kind]).toEqual(['unanswered', 'unanswered']);
    actor.send({ type: 'CANCEL' });
    await settle();
    expect([state(), context().fault?.kind]).toEqual(['ended', 'abandoned']);
  });

  it('stops asking for a payment of another user', async () => {
    const { state, context } = startPayment({
      pending: waiting,
      intentOutcome: () => Promise.reject(failing('refused')),
    });
    await settle();
    expect([state(), context().fault?.kind]).toEqual(['ended', 'not-verified']);
  });

  it('finds the order when the payment succeeded during the cancellation', async () => {
    const intentOutcome = jest
      .fn(async (): Promise<IntentOutcome> => ({ status: 'PAID', orderId: 'v1-1' }))
      .mockResolvedValueOnce({ status: 'OPEN', orderId: null });
    const { actor, reports } = startPayment({
      cards: [stored],
      confirm: lost,
      intentOutcome,
      cancel: () => Promise.reject(failing('ended')),
    });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    actor.send({ type: 'LEAVE' });
    await settle();
    expect(reports).toEqual([{ type: 'PAYMENT_MADE', orderId: 'v1-1' }]);
  });
});
