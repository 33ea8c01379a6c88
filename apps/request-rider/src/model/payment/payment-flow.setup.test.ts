import { describe, expect, it } from '@jest/globals';
import { attempt, intent, stored } from '../../testing/start-payment';
import {
  cardPasses,
  emptyCard,
  endInput,
  fault,
  paymentIntentId,
  nextAttempt,
  openedCard,
  toPaymentProblem,
} from './payment-flow.setup';
import { PaymentError, type CardState, type PaymentContext } from './payment-flow.types';

const other = { ...stored, id: 'c2' };
const card = (more: Partial<CardState> = {}): CardState => ({ ...emptyCard, nameOnCard: 'Noura', ...more });

describe('the card step', () => {
  it.each([
    [
      'takes the first stored card',
      {},
      [stored, other],
      false,
      { selectedCreditCard: 'c1', newOrExistingCard: 'EXISTING' },
    ],
    [
      'goes on with the stored card that was chosen',
      { newOrExistingCard: 'EXISTING', selectedCreditCard: 'c2' },
      [stored, other],
      false,
      { selectedCreditCard: 'c2', newOrExistingCard: 'EXISTING' },
    ],
    [
      'leaves a chosen card that is stored no more',
      { newOrExistingCard: 'EXISTING', selectedCreditCard: 'c9' },
      [stored],
      false,
      { selectedCreditCard: 'c1', newOrExistingCard: 'EXISTING' },
    ],
    [
      'goes on with a new card that was begun',
      { newOrExistingCard: 'NEW', selectedCreditCard: 'c1' },
      [stored],
      false,
      { selectedCreditCard: null, newOrExistingCard: 'NEW' },
    ],
    [
      'asks for a new card where none is stored',
      {},
      [],
      false,
      { selectedCreditCard: null, newOrExistingCard: 'NEW' },
    ],
    [
      'shows a guest no stored card',
      {},
      [stored],
      true,
      { selectedCreditCard: null, newOrExistingCard: 'NEW' },
    ],
  ] as const)('%s', (_, before, cards, guest, after) => {
    expect(openedCard(card(before), intent(cards), guest)).toEqual(
      card({ ...after, creditCards: guest ? [] : cards }),
    );
  });

  it.each([
    [{ newOrExistingCard: 'NEW', formIsValid: true }, true],
    [{ newOrExistingCard: 'NEW', formIsValid: false }, false],
    [{ newOrExistingCard: 'NEW', formIsValid: true, nameOnCard: ' ' }, false],
    [{ newOrExistingCard: 'EXISTING', selectedCreditCard: 'c1', nameOnCard: '' }, true],
    [{ newOrExistingCard: 'EXISTING', selectedCreditCard: null }, false],
    [{ newOrExistingCard: 'NOT_SET', selectedCreditCard: 'c1', formIsValid: true }, false],
  ] as const)('with %j is complete: %p', (more, passes) => {
    expect(cardPasses(card(more))).toBe(passes);
  });
});

describe('a payment fault', () => {
  it('contains the server’s message and the retry time, if there are any', () => {
    const details = { translationKey: 'k', field: 'a', waitsUntilMs: 7 };
    expect(fault('refused', new PaymentError('refused', details))).toEqual({
      kind: 'refused',
      translationKey: 'k',
      waitsUntilMs: 7,
    });
    expect(fault('init', new PaymentError('unanswered'))).toEqual({ kind: 'init' });
    expect(fault('init', Object.assign(new Error('x'), { details }))).toEqual({ kind: 'init' });
    expect(fault('abandoned')).toEqual({ kind: 'abandoned' });
  });

  it('is otherwise identified by its problem', () => {
    const error = new PaymentError('ended', {}, { cause: 'x' });
    expect([toPaymentProblem(error), error.name, error.message, error.cause]).toEqual([
      'ended',
      'PaymentError',
      'ended',
      'x',
    ]);
    expect(toPaymentProblem(Object.assign(new Error('x'), { problem: 'ended' }))).toBeNull();
  });
});

describe('a payment', () => {
  const pending = { vendorId: 'kw1001', orderId: null, intentId: 'i7' };
  const context = (more: Partial<PaymentContext>) =>
    ({
      vendorId: 'kw1001',
      wallet: null,
      intent: null,
      pending: null,
      attempt: null,
      ...more,
    }) as PaymentContext;

  it.each([
    [{ intent: intent(), pending }, 'i1'],
    [{ pending }, 'i7'],
    [{}, ''],
  ])('is identified by its intent, created here or resumed: %#', (more, id) => {
    expect(paymentIntentId(context(more))).toBe(id);
    expect(endInput({ context: context(more) })).toEqual({ vendorId: 'kw1001', intentId: id, wallet: null });
  });

  it('is confirmed with the same card under a new key, if there is a card', () => {
    const next = nextAttempt(context({ attempt: attempt('k1') }));
    expect(next).toEqual({ ...attempt(), key: expect.not.stringMatching(/^k1$/) });
    expect(nextAttempt(context({}))).toBeNull();
  });
});
