import { assign } from 'xstate';
import {
  emptyCard,
  endInput,
  fault,
  intentInput,
  leaveBeforeCard,
  openedCard,
  payment,
  priceInput,
  toPaymentProblem,
  walletInput,
} from './payment-flow.setup';
import { asking } from './payment-flow.asking';
import { cancelling } from './payment-flow.cancelling';
import { choosingCard } from './payment-flow.card-step';
import { confirming, reopening } from './payment-flow.confirming';
import { samePrice } from '../quote/quote';

/**
 * One online payment, from the wallet to its refund. The screen provides the server calls; `pending` resumes
 * a payment after the bank's redirect.
 */
export const paymentFlowMachine = payment.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    wallet: null,
    intent: null,
    card: emptyCard,
    attempt: null,
    orderId: input.pending?.orderId ?? null,
    redirectUrl: null,
    leaving: false,
    fault: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'opening',
      always: [
        { guard: 'isUnknown', target: 'asking' },
        { guard: 'isResumed', target: 'verifying' },
        { target: 'initiating' },
      ],
    },
    initiating: {
      tags: 'opening',
      entry: 'clearFault',
      on: { LEAVE: leaveBeforeCard },
      invoke: {
        src: 'initiate',
        input: walletInput,
        onDone: { target: 'creatingIntent', actions: assign({ wallet: ({ event }) => event.output }) },
        onError: {
          target: 'notInitiated',
          actions: assign({ fault: ({ event }) => fault('init', event.error) }),
        },
      },
    },
    notInitiated: { tags: 'retryable', on: { RETRY: 'initiating', LEAVE: leaveBeforeCard } },
    creatingIntent: {
      tags: 'opening',
      entry: 'clearFault',
      // An intent can only be cancelled after the server has returned its id.
      on: { LEAVE: { actions: 'leave' } },
      invoke: {
        src: 'createIntent',
        input: intentInput,
        onDone: [
          {
            guard: 'isLeaving',
            target: 'cancelling',
            actions: assign({ intent: ({ event }) => event.output }),
          },
          {
            target: 'choosingCard',
            actions: assign(({ context, event }) => ({
              intent: event.output,
              card: openedCard(context.card, event.output, context.guest),
            })),
          },
        ],
        onError: [
          { guard: 'isLeaving', target: 'left' },
          {
            guard: ({ event }) => toPaymentProblem(event.error) === 'signature-expired',
            target: 'waitingToRecompute',
          },
          { guard: ({ event }) => toPaymentProblem(event.error) === 'wallet-expired', target: 'initiating' },
          {
            guard: ({ event }) => toPaymentProblem(event.error) === 'bad-order',
            target: 'left',
            actions: 'reportRefusal',
          },
          {
            target: 'intentNotCreated',
            actions: assign({ fault: ({ event }) => fault('intent-creation', event.error) }),
          },
        ],
      },
    },
    intentNotCreated: {
      tags: 'retryable',
      on: {
        RETRY: [{ guard: 'recomputeFailed', target: 'recomputing' }, { target: 'creatingIntent' }],
        LEAVE: leaveBeforeCard,
      },
    },
    waitingToRecompute: {
      tags: 'opening',
      on: { LEAVE: leaveBeforeCard },
      after: { signatureRetry: 'recomputing' },
    },
    recomputing: {
      tags: 'opening',
      entry: 'clearFault',
      on: { LEAVE: leaveBeforeCard },
      invoke: {
        src: 'recompute',
        input: priceInput,
        onDone: [
          {
            guard: ({ context, event }) => samePrice(context.order?.quote ?? null, event.output),
            target: 'creatingIntent',
            actions: [{ type: 'takePrice', params: ({ event }) => event.output }, 'reportQuote'],
          },
          {
            target: 'intentNotCreated',
            actions: [
              { type: 'takePrice', params: ({ event }) => event.output },
              assign({ fault: fault('fee-changed') }),
              'reportQuote',
            ],
          },
        ],
        onError: { target: 'intentNotCreated', actions: assign({ fault: fault('recompute') }) },
      },
    },
    choosingCard,
    confirming,
    reopening,
    asking,
    // It is unknown whether the card was charged. A retry with the same key cannot charge twice.
    unanswered: {
      tags: ['with-card', 'retryable'],
      on: {
        RETRY: 'confirming',
        CANCEL: { target: 'cancelling', actions: 'clearFault' },
        LEAVE: { target: 'cancelling', actions: 'leave' },
      },
    },
    atTheBank: {
      tags: ['with-card', 'busy'],
      entry: 'goToBank',
      on: { RETURNED: 'waitingForBank', LEAVE: { target: 'cancelling', actions: 'leave' } },
    },
    waitingForBank: {
      on: {
        CHECK: { target: 'verifying', actions: 'clearFault' },
        CANCEL: { target: 'cancelling', actions: 'clearFault' },
        LEAVE: { target: 'cancelling', actions: 'leave' },
      },
    },
    verifying: {
      tags: ['with-card', 'busy', 'binding'],
      on: { LEAVE: { actions: 'leave' } },
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ vendorId: context.vendorId, orderId: context.orderId ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output === 'paid', target: 'paid' },
          { guard: ({ event }) => event.output === 'failed', target: 'refunding' },
          { guard: 'isLeaving', target: 'left' },
          { guard: ({ event }) => event.output === 'waiting', target: 'waitingForBank' },
          {
            guard: ({ event }) => event.output === 'declined',
            target: 'ended',
            actions: assign({ fault: { kind: 'refused', translationKey: 'error.payment.declined' } }),
          },
          { target: 'ended', actions: assign({ fault: fault('abandoned') }) },
        ],
        onError: [
          { guard: 'isResumed', target: 'notVerified', actions: assign({ fault: fault('not-verified') }) },
          // The confirmation was certain; tracking shows the rest.
          { target: 'paid' },
        ],
      },
    },
    notVerified: {
      tags: 'retryable',
      on: {
        RETRY: [
          { guard: 'isUnknown', target: 'asking', actions: 'clearFault' },
          { target: 'verifying', actions: 'clearFault' },
        ],
        LEAVE: 'left',
      },
    },
    // The card was charged, but the order failed.
    refunding: {
      tags: 'binding',
      invoke: {
        src: 'refund',
        input: endInput,
        onDone: { target: 'ended', actions: assign({ fault: fault('refunded') }) },
        onError: {
          target: 'notRefunded',
          actions: assign({ fault: ({ event }) => fault('not-refunded', event.error) }),
        },
      },
    },
    notRefunded: {
      tags: 'retryable',
      on: { RETRY: { target: 'refunding', actions: 'clearFault' }, LEAVE: 'left' },
    },
    cancelling,
    // Nothing was charged, or it was refunded; the form is unchanged.
    ended: {
      tags: 'retryable',
      entry: ['tellCertain', 'forgetIntent'],
      on: { RETRY: { guard: 'hasOrder', target: 'initiating' }, LEAVE: 'left' },
    },
    paid: { type: 'final', entry: ['tellCertain', 'reportPaid'] },
    left: { type: 'final' },
  },
});
