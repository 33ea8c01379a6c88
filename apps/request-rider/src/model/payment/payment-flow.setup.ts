import { assign, emit, fromPromise, setup } from 'xstate';
import { newIdempotencyKey } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import {
  PaymentError,
  type CardState,
  type Intent,
  type IntentOutcome,
  type PaymentAttempt,
  type OrderToPay,
  type PaymentContext,
  type PaymentEmitted,
  type PaymentEvent,
  type PaymentFault,
  type PaymentFaultKind,
  type PaymentInput,
  type PaymentOutcome,
  type PaymentTag,
  type Wallet,
} from './payment-flow.types';
import { given } from '../given';
import { toQuoteRequest, type Quote, type QuoteRequest } from '../quote/quote';

const unprovided = () => Promise.reject(new Error('actor not provided'));

export const emptyCard: CardState = {
  creditCards: [],
  selectedCreditCard: null,
  newOrExistingCard: 'NOT_SET',
  saveCreditCard: false,
  nameOnCard: '',
  formIsValid: false,
};

/** The initial card step of an intent: preselects a stored card, except for a guest. */
export function openedCard(card: CardState, intent: Intent, guest: boolean): CardState {
  const stored = guest ? [] : intent.paymentMethods.flatMap(({ paymentInstruments }) => paymentInstruments);
  const [first] = stored;
  const kept =
    stored.some(({ id }) => id === card.selectedCreditCard) && card.newOrExistingCard === 'EXISTING';
  if (kept) return { ...card, creditCards: stored };
  // A new card already started stays selected.
  if (!first || card.newOrExistingCard === 'NEW') {
    return { ...card, creditCards: stored, selectedCreditCard: null, newOrExistingCard: 'NEW' };
  }
  return { ...card, creditCards: stored, selectedCreditCard: first.id, newOrExistingCard: 'EXISTING' };
}

/** Whether the card step is complete: a named, valid new card, or a stored one. */
export function cardPasses(card: CardState): boolean {
  if (card.newOrExistingCard === 'NEW') return card.nameOnCard.trim() !== '' && card.formIsValid;
  return card.newOrExistingCard === 'EXISTING' && card.selectedCreditCard !== null;
}

export const toPaymentProblem = (error: unknown) => (error instanceof PaymentError ? error.problem : null);
const toFaultDetails = (error: unknown): Omit<PaymentFault, 'kind'> => {
  if (!(error instanceof PaymentError)) return {};
  const { translationKey, waitsUntilMs } = error.details;
  return {
    ...(translationKey === undefined ? {} : { translationKey }),
    ...(waitsUntilMs === undefined ? {} : { waitsUntilMs }),
  };
};
export const fault = (kind: PaymentFaultKind, error?: unknown): PaymentFault => ({
  kind,
  ...toFaultDetails(error),
});

/** Without an open wallet, or after the bank's redirect, the call opens a wallet itself. */
export interface EndRequest {
  vendorId: string;
  intentId: string;
  wallet: Wallet | null;
}

export const paymentIntentId = ({ intent, pending }: PaymentContext) =>
  intent?.intentID ?? pending?.intentId ?? '';
export const endInput = ({ context }: { context: PaymentContext }): EndRequest => ({
  vendorId: context.vendorId,
  intentId: paymentIntentId(context),
  wallet: context.wallet,
});
export const walletInput = ({ context }: { context: PaymentContext }) => ({ vendorId: context.vendorId });
export const nextAttempt = ({ attempt }: PaymentContext): PaymentAttempt | null =>
  attempt && { ...attempt, key: newIdempotencyKey() };

export interface IntentRequest {
  wallet: Wallet;
  order: OrderToPay;
}

export const intentInput = ({ context }: { context: PaymentContext }): IntentRequest => ({
  wallet: given(context.wallet, 'wallet'),
  order: given(context.order, 'order to pay'),
});
export const priceInput = ({ context }: { context: PaymentContext }): QuoteRequest =>
  toQuoteRequest(context.vendorId, given(context.order, 'order to pay').quote);
export const confirmInput = ({ context }: { context: PaymentContext }): ConfirmRequest => ({
  vendorId: context.vendorId,
  wallet: given(context.wallet, 'wallet'),
  intent: given(context.intent, 'intent'),
  attempt: given(context.attempt, 'card'),
});

export interface ConfirmRequest {
  vendorId: string;
  wallet: Wallet;
  intent: Intent;
  attempt: PaymentAttempt;
}

export interface Confirmation {
  orderId: string;
  /** The URL of the bank's challenge; `refused` when it is not allowed. */
  redirect: string | null | 'refused';
}

export const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    emitted: {} as PaymentEmitted,
    tags: {} as PaymentTag,
  },
  actors: {
    initiate: fromPromise<Wallet, { vendorId: string }>(unprovided),
    createIntent: fromPromise<Intent, IntentRequest>(unprovided),
    recompute: fromPromise<Quote, QuoteRequest>(unprovided),
    confirm: fromPromise<Confirmation, ConfirmRequest>(unprovided),
    readOrder: fromPromise<PaymentOutcome, { vendorId: string; orderId: string }>(unprovided),
    readIntent: fromPromise<IntentOutcome, { vendorId: string; intentId: string }>(unprovided),
    refund: fromPromise<void, EndRequest>(unprovided),
    cancel: fromPromise<void, EndRequest>(unprovided),
  },
  delays: { signatureRetry: LIMITS.recomputeFeeDelayMs },
  guards: {
    isLeaving: ({ context }) => context.leaving,
    hasIntent: ({ context }) => context.intent !== null,
    /** A payment resumed after the bank has none: the form must request its order again. */
    hasOrder: ({ context }) => context.order !== null,
    isUnknown: ({ context }) => context.orderId === null && context.pending !== null,
    isResumed: ({ context }) => context.pending !== null,
    cardPasses: ({ context }) => cardPasses(context.card),
    recomputeFailed: ({ context }) => context.fault?.kind === 'recompute',
  },
  actions: {
    clearFault: assign({ fault: null }),
    leave: assign({ leaving: true }),
    changeCard: assign(({ context }, card: Partial<CardState>) => ({ card: { ...context.card, ...card } })),
    reportPaid: ({ context }) =>
      context.report({ type: 'PAYMENT_MADE', orderId: context.orderId ?? context.pending?.orderId ?? '' }),
    reportQuote: ({ context }) => {
      if (context.order) context.report({ type: 'PAYMENT_QUOTE', quote: context.order.quote });
    },
    reportRefusal: ({ context, event }) => {
      const { error } = event as { error?: unknown };
      context.report({ type: 'PAYMENT_REFUSED', ...(error instanceof PaymentError ? error.details : {}) });
    },
    takePrice: assign(({ context }, quote: Quote) => ({
      order: context.order && { ...context.order, quote },
    })),
    forgetIntent: assign({ intent: null }),
    tellCharging: emit(({ context }) => ({
      type: 'charging' as const,
      pending: { vendorId: context.vendorId, orderId: context.orderId, intentId: paymentIntentId(context) },
    })),
    tellCertain: emit(({ context }) => ({ type: 'certain' as const, intentId: paymentIntentId(context) })),
    goToBank: emit(({ context }) => ({
      type: 'redirect' as const,
      url: context.redirectUrl ?? '',
      pending: {
        vendorId: context.vendorId,
        orderId: context.orderId ?? '',
        intentId: paymentIntentId(context),
      },
    })),
  },
});

/** The user leaves before a card was confirmed: open intents are cancelled in the background. */
export const leaveBeforeCard = [
  { guard: 'hasIntent', target: 'cancelling', actions: 'leave' },
  { target: 'left' },
] as const;
