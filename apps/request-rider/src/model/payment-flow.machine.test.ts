import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { attempt, intent, quote, startPayment, stored, wallet } from '../testing/start-payment';
import { PaymentError } from './payment-flow.types';
import type { Confirmation, ConfirmRequest } from './payment-flow.setup';

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const failing = (...args: ConstructorParameters<typeof PaymentError>) => new PaymentError(...args);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the sequence', () => {
  it('is initiate, intent, confirm, and tells the order [REQ-PAY-10]', async () => {
    const { actor, calls, reports, state } = startPayment({ cards: [stored] });
    await settle();
    expect(state()).toBe('choosingCard');
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(calls).toEqual(['initiate', 'intent', 'confirm', 'read']);
    expect(reports).toEqual([{ type: 'PAYMENT_MADE', orderId: 'v1-1' }]);
  });

  it('holds wallet and intent under their names, and the card step beside them [REQ-PAY-11] [REQ-PAY-12]', async () => {
    const { actor, context } = startPayment({ cards: [stored] });
    expect(context().card).toMatchObject({ newOrExistingCard: 'NOT_SET', creditCards: [] });
    await settle();
    expect(context().wallet).toEqual({ walletID: 'w1', accessToken: 'token', expiresIn: 900 });
    expect(context().intent).toEqual({
      intentID: 'i1',
      paymentMethods: [{ name: 'generic_creditcard', paymentInstruments: [stored] }],
    });
    expect(context().card).toMatchObject({ creditCards: [stored], selectedCreditCard: 'c1' });
    actor.send({ type: 'CHOOSE_NEW' });
    actor.send({ type: 'NAME', name: 'Lin Chia-hao' });
    actor.send({ type: 'SAVE', save: true });
    expect(context().card).toMatchObject({
      newOrExistingCard: 'NEW',
      selectedCreditCard: null,
      nameOnCard: 'Lin Chia-hao',
      saveCreditCard: true,
    });
  });

  it('confirms once for two clicks', async () => {
    const { actor, confirm } = startPayment({ cards: [stored] });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    actor.send({ type: 'CONFIRM', attempt: attempt('k2') });
    await settle();
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('the card step', () => {
  it.each([
    ['a stored card of a vendor', [stored], false, 'EXISTING'],
    ['no stored card', [], false, 'NEW'],
    ['a guest, whatever is stored', [stored], true, 'NEW'],
  ])('opens for %s with the right choice [REQ-PAY-14]', async (_name, cards, guest, choice) => {
    const { context } = startPayment({ cards, guest });
    await settle();
    expect(context().card.newOrExistingCard).toBe(choice);
    if (guest) expect(context().card.creditCards).toEqual([]);
  });

  it('passes with a named, valid new card, or a stored one, and with nothing less [REQ-PAY-15]', async () => {
    const { actor, state } = startPayment();
    await settle();
    const tryIt = () => actor.send({ type: 'CONFIRM', attempt: attempt() });
    tryIt();
    actor.send({ type: 'FORM_VALID', valid: true });
    tryIt();
    actor.send({ type: 'NAME', name: '  ' });
    tryIt();
    actor.send({ type: 'FORM_VALID', valid: false });
    actor.send({ type: 'NAME', name: 'Lin' });
    tryIt();
    expect(state()).toBe('choosingCard');
    actor.send({ type: 'FORM_VALID', valid: true });
    tryIt();
    expect(state()).toBe('confirming');
  });
});

describe('an expired fee', () => {
  const expiredOnce = () => {
    let count = 0;
    return async () => {
      count += 1;
      if (count === 1) throw failing('signature-expired');
      return intent([stored]);
    };
  };

  it('is computed again after a second, and tried again without a question when it is the same', async () => {
    const { calls, state, reports } = startPayment({ create: expiredOnce() });
    await settle(999);
    expect(calls).toEqual(['initiate', 'intent']);
    await settle(1);
    expect(calls).toEqual(['initiate', 'intent', 'recompute', 'intent']);
    expect(state()).toBe('choosingCard');
    expect(reports).toEqual([{ type: 'PAYMENT_QUOTE', quote: quote(84) }]);
  });

  it('that became another one ends in a fault, and a retry pays the new one [REQ-FEE-11]', async () => {
    const { actor, calls, state, context, create } = startPayment({
      create: expiredOnce(),
      recompute: async () => quote(92),
    });
    await settle(1000);
    expect([state(), context().fault]).toEqual(['intentNotCreated', { kind: 'fee-changed' }]);
    expect(calls.filter((call) => call === 'intent')).toHaveLength(1);
    actor.send({ type: 'RETRY' });
    await settle();
    expect(create.mock.lastCall?.[0].order.quote.fee).toBe(92);
    expect(state()).toBe('choosingCard');
  });

  it('that cannot be computed is asked again on a retry', async () => {
    const recompute = jest.fn(async () => quote(84)).mockRejectedValueOnce(new Error('down'));
    const { actor, state, context } = startPayment({ create: expiredOnce(), recompute });
    await settle(1000);
    expect(context().fault).toEqual({ kind: 'recompute' });
    actor.send({ type: 'RETRY' });
    await settle();
    expect([state(), recompute.mock.calls.length]).toEqual(['choosingCard', 2]);
  });
});

describe('the ways back', () => {
  it('cancel the intent when the step is left [REQ-PAY-27]', async () => {
    const { actor, calls, state } = startPayment({ cards: [stored] });
    await settle();
    actor.send({ type: 'LEAVE' });
    await settle();
    expect([calls.at(-1), state()]).toEqual(['cancel', 'left']);
  });

  it('cancel an intent that was still being made', async () => {
    const { actor, calls, state } = startPayment({
      create: () => new Promise((done) => setTimeout(() => done(intent()), 500)),
    });
    await settle();
    actor.send({ type: 'LEAVE' });
    await settle(500);
    expect([calls, state()]).toEqual([['initiate', 'intent', 'cancel'], 'left']);
  });

  it('refund a confirmed payment whose order failed [REQ-PAY-27]', async () => {
    const { actor, calls, context, refund, reports } = startPayment({
      cards: [stored],
      outcome: async () => 'failed',
    });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(calls.at(-1)).toBe('refund');
    expect(refund).toHaveBeenCalledWith({ vendorId: 'v1', intentId: 'i1', wallet });
    expect([context().fault?.kind, reports]).toEqual(['refunded', []]);
  });

  it('ask with the same key when nobody knows whether the card was charged', async () => {
    const confirm = jest
      .fn(async (_request: ConfirmRequest): Promise<Confirmation> => ({ orderId: 'v1-1', redirect: null }))
      .mockRejectedValueOnce(failing('unanswered'));
    const { actor, state, reports } = startPayment({ cards: [stored], confirm });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(state()).toBe('unanswered');
    actor.send({ type: 'RETRY' });
    await settle();
    expect(confirm.mock.calls.map(([request]) => request.attempt)).toEqual([attempt(), attempt()]);
    expect(reports).toHaveLength(1);
  });

  it('open a new wallet for a confirmation whose wallet ran out, under a new key', async () => {
    const confirm = jest
      .fn(async (_request: ConfirmRequest): Promise<Confirmation> => ({ orderId: 'v1-1', redirect: null }))
      .mockRejectedValueOnce(failing('wallet-expired'));
    const { actor, calls } = startPayment({ cards: [stored], confirm });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(calls).toEqual(['initiate', 'intent', 'confirm', 'initiate', 'confirm', 'read']);
    const keys = confirm.mock.calls.map(([request]) => request.attempt.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('keep a refused card in the step with its reason', async () => {
    const { actor, state, context } = startPayment({
      cards: [stored],
      confirm: () => Promise.reject(failing('refused', { translationKey: 'error.payment.declined' })),
    });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect([state(), context().fault]).toEqual([
      'choosingCard',
      { kind: 'refused', translationKey: 'error.payment.declined' },
    ]);
  });
});

describe('the bank', () => {
  const redirecting = async (): Promise<Confirmation> => ({
    orderId: 'v1-1',
    redirect: 'https://bank.test/c',
  });

  it('is where a confirmation with a redirect leads, remembered by order and intent [REQ-PAY-20]', async () => {
    const { actor, emitted, state } = startPayment({ cards: [stored], confirm: redirecting });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(emitted.at(-1)).toEqual({
      type: 'redirect',
      url: 'https://bank.test/c',
      pending: { vendorId: 'v1', orderId: 'v1-1', intentId: 'i1' },
    });
    actor.send({ type: 'RETURNED' });
    expect(state()).toBe('waitingForBank');
  });

  it('is not followed to a place that is not allowed: the payment is cancelled', async () => {
    const { actor, calls, emitted, context } = startPayment({
      cards: [stored],
      confirm: async () => ({ orderId: 'v1-1', redirect: 'refused' }),
    });
    await settle();
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect([calls.at(-1), context().fault?.kind]).toEqual(['cancel', 'redirect-refused']);
    expect(emitted.some(({ type }) => type === 'redirect')).toBe(false);
  });

  it.each([
    ['paid', 'paid', undefined],
    ['waiting', 'waitingForBank', undefined],
    ['declined', 'ended', 'refused'],
    ['abandoned', 'ended', 'abandoned'],
    ['failed', 'ended', 'refunded'],
  ] as const)('sends back a payment that is %s', async (outcome, wanted, kind) => {
    const pending = { vendorId: 'v1', orderId: 'v1-9', intentId: 'i9' };
    const { state, context, refund } = startPayment({ pending, outcome: async () => outcome });
    await settle();
    expect([state(), context().fault?.kind]).toEqual([wanted, kind]);
    if (outcome === 'failed')
      expect(refund).toHaveBeenCalledWith({ vendorId: 'v1', intentId: 'i9', wallet: null });
  });
});
