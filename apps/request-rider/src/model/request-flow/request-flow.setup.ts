import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { LIMITS, nowInMs } from '@courier/config';
import { paymentFlowMachine } from '../payment/payment-flow.machine';
import { given } from '../given';
import { QuoteError, toQuoteRequest, samePrice, type Quote, type QuoteRequest } from '../quote/quote';
import type { Point } from '../form/request-form';
import {
  PlacementError,
  type FlowContext,
  type FlowEmitted,
  type FlowEvent,
  type FlowFault,
  type FlowInput,
  type FlowTag,
  type Placement,
} from './request-flow.types';
import type { Sending } from '../payment/submission';
import type { ServiceHoursState } from './service-hours';
import { payableFee, type Discount } from '../quote/voucher';

/** Renews a fee this long before its expiry, to cover network latency. Milliseconds. */
const EXPIRY_MARGIN_MS = 1000;
/** Minimum interval between fee requests, regardless of wrong clocks. Milliseconds. */
const SHORTEST_RENEWAL_MS = 5000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function isAddressEdited({ orderToBeUpdated: order, destination }: FlowContext): boolean {
  if (!order) return false;
  const { latitude, longitude } = order.destination;
  return destination?.latitude !== latitude || destination.longitude !== longitude;
}

const unprovided = () => Promise.reject(new Error('actor not provided'));

export const quoteFault = (error: unknown): FlowFault => ({
  kind: error instanceof QuoteError ? error.problem : 'fee-failed',
  ...(error instanceof QuoteError && error.waitsUntilMs !== null ? { waitsUntilMs: error.waitsUntilMs } : {}),
});

export function placementFault(error: unknown): FlowFault {
  if (!(error instanceof PlacementError)) return { kind: 'create-failed' };
  if (error.kind === 'signature-expired' || error.kind === 'failed') {
    return { kind: 'create-failed', ...error.details };
  }
  return { kind: error.kind, ...error.details };
}

/** Milliseconds until the next fee request. */
function renewalDelay(validUntil: number | null): number {
  if (validUntil === null) return LONGEST_TIMER_MS;
  return Math.min(
    LONGEST_TIMER_MS,
    Math.max(SHORTEST_RENEWAL_MS, validUntil * 1000 - nowInMs() - EXPIRY_MARGIN_MS),
  );
}

export const flow = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {} as FlowInput,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    readServiceHours: fromPromise<ServiceHoursState, void>(unprovided),
    saveOrigin: fromPromise<void, { vendorId: string; origin: Point }>(unprovided),
    quoteRoute: fromPromise<Quote, QuoteRequest>(unprovided),
    payment: paymentFlowMachine,
    placeOrder: fromPromise<Placement, { quote: Quote; sending: Sending }>(unprovided),
  },
  guards: {
    needsOrigin: ({ context }) => context.origin === null,
    hasPickup: ({ context }) => context.origin === null && context.pickup !== null,
    originWasAsked: ({ context }) => context.originWasAsked,
    hasOldPickup: ({ context }) => context.originWasAsked && context.pickup !== null,
    hasDestination: ({ context }) => context.destination !== null,
    isQuoted: ({ context }) => context.quote !== null,
    // Between the click and the answer of the bank, the user may not go back.
    mayLeavePayment: ({ context: { payment } }) => {
      const snapshot = payment?.getSnapshot();
      if (!snapshot) return true;
      const isUndoing = snapshot.matches('cancelling') && snapshot.context.attempt !== null;
      return !snapshot.hasTag('binding') && !isUndoing;
    },
    isUnanswered: ({ context }) => context.payment?.getSnapshot().matches('unanswered') === true,
    // The same route has another price now: it needs a confirmation.
    orderFeeChanged: ({ context }) =>
      context.orderToBeUpdated !== null &&
      !isAddressEdited(context) &&
      context.quote?.fee !== context.orderToBeUpdated.fee &&
      context.quote?.fee !== context.agreedFee,
  },
  delays: {
    signatureRetry: LIMITS.recomputeFeeDelayMs,
    quoteLife: ({ context }) => renewalDelay(context.quote?.validUntil ?? null),
  },
  actions: {
    clearFault: assign({ fault: null }),
    takeHours: assign((_, hours: ServiceHoursState) => ({ hours })),
    send: assign((_, sending: Sending) => ({ sending })),
    announceFault: emit(({ context }) => ({
      type: 'fault' as const,
      fault: context.fault ?? { kind: 'create-failed' as const },
    })),
    tellUnsettled: enqueueActions(({ enqueue }) => {
      enqueue.assign({ fault: { kind: 'unanswered' } });
      enqueue.emit({ type: 'fault', fault: { kind: 'unanswered' } });
    }),
    forgetQuote: assign({ quote: null, formerFee: null, fault: null }),
    forgetDestination: assign({ destination: null, quote: null, formerFee: null, fault: null }),
    compareWithOrder: assign({
      formerFee: ({ context }) => context.orderToBeUpdated?.fee ?? null,
      formerParts: [],
    }),
    applyVoucher: assign(({ context }, discount: Discount | null) => {
      if (!context.quote) return {};
      const { droppedVoucher: _dropped, ...quote } = context.quote;
      return { quote: { ...quote, discount }, formerFee: null };
    }),
    openPayment: assign({
      fault: null,
      formerFee: null,
      payment: ({ context, spawn, self }) =>
        spawn('payment', {
          input: {
            vendorId: context.vendorId,
            guest: context.guest,
            order: orderToPay(context),
            pending: null,
            report: (event) => self.send(event),
          },
        }),
    }),
    // The payment cancels an open intent in the background, while the details are already shown.
    leavePayment: ({ context }) => context.payment?.send({ type: 'LEAVE' }),
    undoPayment: ({ context }) => context.payment?.send({ type: 'CANCEL' }),
    announceOrigin: emit({ type: 'originSaved' as const }),
    reset: assign({
      destination: null,
      quote: null,
      formerFee: null,
      agreedFee: null,
      fault: null,
      sending: null,
      payment: null,
      laterOnly: false,
    }),
  },
});

/** Transitions after the service is known to be open. */
export const whenOpen = [
  { guard: 'hasPickup', target: 'AskForOriginAddressDetails' },
  { guard: 'needsOrigin', target: 'AskForOriginAddress' },
  { guard: 'isQuoted', target: 'FillOrderDetails' },
  { guard: 'hasDestination', target: 'CheckIfDestinationIsValid' },
  { target: 'AskForDestinationAddress' },
] as const;

export const newRoute = ({ context }: { context: FlowContext }): QuoteRequest => ({
  vendorId: context.vendorId,
  origin: given(context.origin, 'pickup address'),
  destination: given(context.destination, 'address'),
});

export const sameRoute = ({ context }: { context: FlowContext }): QuoteRequest =>
  toQuoteRequest(context.vendorId, given(context.quote, 'fee'));

export const pickupInput = ({ context }: { context: FlowContext }) => ({
  vendorId: context.vendorId,
  origin: given(context.pickup, 'pickup address'),
});

export const orderInput = ({ context }: { context: FlowContext }) => ({
  quote: given(context.quote, 'fee'),
  sending: given(context.sending, 'order'),
});

/** The order a card pays for: always a checked one. */
function orderToPay({ quote, sending }: FlowContext) {
  const submission = sending === 'earlier' ? null : sending;
  return { quote: given(quote, 'fee'), submission: given(submission, 'order') };
}

export const applyNewFee = (context: FlowContext, quote: Quote): Partial<FlowContext> => ({
  quote,
  formerFee: context.quote && !samePrice(context.quote, quote) ? payableFee(context.quote) : null,
  formerParts: context.quote?.parts ?? [],
  fault: null,
});

export function errorTranslationKey(error: unknown): { translationKey?: string } {
  const translationKey = (error as { translationKey?: unknown } | null)?.translationKey;
  return typeof translationKey === 'string' ? { translationKey } : {};
}
