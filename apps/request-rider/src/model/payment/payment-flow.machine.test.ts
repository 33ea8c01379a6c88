import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { attempt, intent, quote, startPayment, stored, wallet } from '../../testing/start-payment';
import { PaymentError } from './payment-flow.types';
import type { Confirmation, ConfirmRequest } from './payment-flow.setup';

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const failing = (...args: ConstructorParameters<typeof PaymentError>) => new PaymentError(...args);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the sequence', () => {
  it('is initiate, intent, confirm, and reports the order [REQ-PAY-10]', async () => {
    const { actor, calls, reports, state } = startPayment({ cards: [stored] });
    await settle();
    expect(state()).toBe('choosingCard');
    actor.send({ type: 'CONFIRM', attempt: attempt() });
    await settle();
    expect(calls).toEqual(['initiate', 'intent', 'confirm', 'read']);
    expect(reports).toEqual([{ type: 'PAYMENT_MADE', orderId: 'v1-1' }]);
  });

  it('stores wallet, intent and card step under their names [REQ-PAY-11] [REQ-PAY-12]', async () => {
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
  ])('preselects the right choice for %s [REQ-PAY-14]', async (_name, cards, guest, choice) => {
    const { context } = startPayment({ cards, guest });
    await settle();
    expect(context().card.newOrExistingCard).toBe(choice);
    if (guest) expect(context().card.creditCards).toEqual([]);
  });

  it('is complete only with a named, valid new card or a stored one [REQ-PAY-15]', async () => {
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

  it('is renewed after a second, and the payment continues without a question when it is the same', async () => {
    const { calls, state, reports } = startPayment({ create: expiredOnce() });
    await settle(999);
    expect(calls).toEqual(['initiate', 'intent']);
    await settle(1);
    expect(calls).toEqual(['initiate', 'intent', 'recompute', 'intent']);
    expect(state()).toBe('choosingCard');
    expect(reports).toEqual([{ type: 'PAYMENT_QUOTE', quote: quote(84) }]);
  });

  it('with another price ends in a fault, and a retry pays the new price [REQ-FEE-11]', async () => {
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

  it('that cannot be renewed is requested again on a retry', async () => {
    const recompute = jest.fn(async () => quote(84)).mockRejectedValueOnce(new Error('down'));
    const { actor, state, context } = startPayment({ create: expiredOnce(), recompute });
    await settle(1000);
    expect(context().fault).toEqual({ kind: 'recompute' });
    actor.send({ type: 'RETRY' });
    await settle();
    expect([state(), recompute.mock.calls.length]).toEqual(['choosingCard', 2]);
  });
});

describe('leaving and failures', () => {
  it('cancel the intent when the step is left [REQ-PAY-27]', async () => {
    const { actor, calls, state } = startPayment({ cards: [stored] });
    await settle();
    actor.send({ type: 'LEAVE' });
    await settle();
    expect([calls.at(-1), state()]).toEqual(['cancel', 'left']);
  });

  it('cancel an intent that was still being created', async () => {
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

  it('retry with the same key when it is unknown whether the card was charged', async () => {
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

  it('open a new wallet for a confirmation with an expired wallet, under a new key', async () => {
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

  it('keep the step open with the reason after a declined card', async () => {
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

  it('is opened for a confirmation with a redirect; order and intent are stored [REQ-PAY-20]', async () => {
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

  it('is not opened at a forbidden URL: the payment is cancelled', async () => {
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
  ] as const)('returns a payment that is %s', async (outcome, wanted, kind) => {
    const pending = { vendorId: 'v1', orderId: 'v1-9', intentId: 'i9' };
    const { state, context, refund } = startPayment({ pending, outcome: async () => outcome });
    await settle();
    expect([state(), context().fault?.kind]).toEqual([wanted, kind]);
    if (outcome === 'failed')
      expect(refund).toHaveBeenCalledWith({ vendorId: 'v1', intentId: 'i9', wallet: null });
  });
});
