import { assign } from 'xstate';
import {
  emptyCard,
  endInput,
  fault,
  leaveBeforeCard,
  nextAttempt,
  openedCard,
  payment,
  problemOf,
  samePrice,
  walletInput,
} from './payment-flow.setup';
import { asking } from './payment-flow.asking';
import { cancelling } from './payment-flow.cancelling';
import { choosingCard } from './payment-flow.card-step';
import type { Quote } from './quote';
import type { Intent, PaymentAttempt, Wallet } from './payment-flow.types';

/**
 * One online payment: wallet, intent, confirmation, the way over the bank, and the ways back. The server's calls are
 * provided by the screen; a payment that the bank sent back is taken up with `pending`.
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
      always: [
        { guard: 'isUnknown', target: 'asking' },
        { guard: 'isResumed', target: 'verifying' },
        { target: 'initiating' },
      ],
    },
    initiating: {
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
    notInitiated: { on: { RETRY: 'initiating', LEAVE: leaveBeforeCard } },
    creatingIntent: {
      entry: 'clearFault',
      // An intent that is being made can only be cancelled once it is known.
      on: { LEAVE: { actions: 'leave' } },
      invoke: {
        src: 'createIntent',
        input: ({ context }) => ({
          vendorId: context.vendorId,
          wallet: context.wallet as Wallet,
          quote: context.quote as Quote,
        }),
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
            guard: ({ event }) => problemOf(event.error) === 'signature-expired',
            target: 'waitingToRecompute',
          },
          { guard: ({ event }) => problemOf(event.error) === 'wallet-expired', target: 'initiating' },
          {
            guard: ({ event }) => problemOf(event.error) === 'bad-order',
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
      on: {
        RETRY: [{ guard: 'recomputeFailed', target: 'recomputing' }, { target: 'creatingIntent' }],
        LEAVE: leaveBeforeCard,
      },
    },
    waitingToRecompute: { on: { LEAVE: leaveBeforeCard }, after: { signatureRetry: 'recomputing' } },
    recomputing: {
      entry: 'clearFault',
      on: { LEAVE: leaveBeforeCard },
      invoke: {
        src: 'recompute',
        onDone: [
          {
            guard: ({ context, event }) => samePrice(context, event.output),
            target: 'creatingIntent',
            actions: [assign({ quote: ({ event }) => event.output }), 'reportQuote'],
          },
          {
            target: 'intentNotCreated',
            actions: [
              assign({ quote: ({ event }) => event.output, fault: fault('fee-changed') }),
              'reportQuote',
            ],
          },
        ],
        onError: { target: 'intentNotCreated', actions: assign({ fault: fault('recompute') }) },
      },
    },
    choosingCard,
    confirming: {
      entry: ['clearFault', 'tellCharging'],
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({
          vendorId: context.vendorId,
          wallet: context.wallet as Wallet,
          intent: context.intent as Intent,
          attempt: context.attempt as PaymentAttempt,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.redirect === null,
            target: 'verifying',
            actions: assign({ orderId: ({ event }) => event.output.orderId, attempt: null }),
          },
          {
            guard: ({ event }) => event.output.redirect === 'refused',
            target: 'cancelling',
            actions: assign({
              orderId: ({ event }) => event.output.orderId,
              attempt: null,
              fault: fault('redirect-refused'),
            }),
          },
          {
            target: 'atTheBank',
            actions: assign({
              orderId: ({ event }) => event.output.orderId,
              redirectUrl: ({ event }) => event.output.redirect,
              attempt: null,
            }),
          },
        ],
        onError: [
          { guard: ({ event }) => problemOf(event.error) === 'wallet-expired', target: 'reopening' },
          {
            guard: ({ event }) => problemOf(event.error) === 'signature-expired',
            target: 'waitingToRecompute',
            actions: assign({ attempt: null }),
          },
          {
            guard: ({ event }) => problemOf(event.error) === 'ended',
            target: 'ended',
            actions: assign({ attempt: null, fault: ({ event }) => fault('ended', event.error) }),
          },
          {
            guard: ({ event }) => problemOf(event.error) === 'unanswered',
            target: 'asking',
          },
          {
            target: 'choosingCard',
            actions: assign({ attempt: null, fault: ({ event }) => fault('refused', event.error) }),
          },
        ],
      },
    },
    // The wallet's time was over: a new one is opened, and the same card confirmed under a new key.
    reopening: {
      invoke: {
        src: 'initiate',
        input: walletInput,
        onDone: {
          target: 'confirming',
          actions: assign(({ context, event }) => ({ wallet: event.output, attempt: nextAttempt(context) })),
        },
        onError: {
          target: 'choosingCard',
          actions: assign({ attempt: null, fault: ({ event }) => fault('init', event.error) }),
        },
      },
    },
    asking,
    // Nobody knows whether the card was charged. The same key asks again, and cannot charge twice.
    unanswered: {
      on: {
        RETRY: 'confirming',
        CANCEL: { target: 'cancelling', actions: 'clearFault' },
        LEAVE: { target: 'cancelling', actions: 'leave' },
      },
    },
    atTheBank: {
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
          // The confirmation was certain; tracking tells the rest.
          { target: 'paid' },
        ],
      },
    },
    notVerified: {
      on: {
        RETRY: [
          { guard: 'isUnknown', target: 'asking', actions: 'clearFault' },
          { target: 'verifying', actions: 'clearFault' },
        ],
        LEAVE: 'left',
      },
    },
    // The card was charged, and no order comes of it.
    refunding: {
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
    notRefunded: { on: { RETRY: { target: 'refunding', actions: 'clearFault' }, LEAVE: 'left' } },
    cancelling,
    // Nothing was charged or everything was given back; the form is as it was.
    ended: { entry: ['tellCertain', 'forgetIntent'], on: { RETRY: 'initiating', LEAVE: 'left' } },
    paid: { type: 'final', entry: ['tellCertain', 'reportPaid'] },
    left: { type: 'final' },
  },
});
