import { assign } from 'xstate';
import {
  confirmInput,
  fault,
  nextAttempt,
  payment,
  toPaymentProblem,
  walletInput,
} from './payment-flow.setup';

/** The card is charged and the order placed, or the bank requires a challenge. */
export const confirming = payment.createStateConfig({
  tags: ['with-card', 'busy', 'binding'],
  entry: ['clearFault', 'tellCharging'],
  invoke: {
    src: 'confirm',
    input: confirmInput,
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
      { guard: ({ event }) => toPaymentProblem(event.error) === 'wallet-expired', target: 'reopening' },
      {
        guard: ({ event }) => toPaymentProblem(event.error) === 'signature-expired',
        target: 'waitingToRecompute',
        actions: assign({ attempt: null }),
      },
      {
        guard: ({ event }) => toPaymentProblem(event.error) === 'ended',
        target: 'ended',
        actions: assign({ attempt: null, fault: ({ event }) => fault('ended', event.error) }),
      },
      {
        guard: ({ event }) => toPaymentProblem(event.error) === 'unanswered',
        target: 'asking',
      },
      {
        target: 'choosingCard',
        actions: assign({ attempt: null, fault: ({ event }) => fault('refused', event.error) }),
      },
    ],
  },
});

/** The wallet expired: a new one is opened, and the same card confirmed with a new key. */
export const reopening = payment.createStateConfig({
  tags: ['with-card', 'busy', 'binding'],
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
});
