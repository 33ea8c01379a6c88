import { assign } from 'xstate';
import { fault, paymentIntentId, payment, toPaymentProblem } from './payment-flow.setup';

/**
 * The confirmation had no answer: the server is asked for the outcome. A user still on the page can confirm
 * again with the same key. A reload loses that key, so an open payment is cancelled and cannot be charged
 * later.
 */
export const asking = payment.createStateConfig({
  tags: ['with-card', 'busy', 'binding'],
  on: { LEAVE: { actions: 'leave' } },
  invoke: {
    src: 'readIntent',
    input: ({ context }) => ({ vendorId: context.vendorId, intentId: paymentIntentId(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output.status === 'PAID',
        target: 'verifying',
        actions: assign({ orderId: ({ event }) => event.output.orderId, attempt: null }),
      },
      {
        guard: ({ event }) => event.output.status === 'FAILED',
        target: 'ended',
        actions: assign({
          attempt: null,
          fault: { kind: 'refused', translationKey: 'error.payment.declined' },
        }),
      },
      {
        guard: ({ event }) => event.output.status === 'REFUNDED',
        target: 'ended',
        actions: assign({ attempt: null, fault: fault('refunded') }),
      },
      {
        guard: ({ event }) => event.output.status === 'CANCELLED',
        target: 'ended',
        actions: assign({ attempt: null, fault: fault('abandoned') }),
      },
      {
        guard: ({ context }) => context.attempt !== null && !context.leaving,
        target: 'unanswered',
        actions: assign({ fault: fault('unanswered') }),
      },
      {
        guard: ({ context, event }) => event.output.status === 'CHALLENGED' && !context.leaving,
        target: 'waitingForBank',
        actions: assign({ orderId: ({ event }) => event.output.orderId }),
      },
      { target: 'cancelling' },
    ],
    onError: [
      {
        guard: ({ context }) => context.attempt !== null && !context.leaving,
        target: 'unanswered',
        actions: assign({ fault: fault('unanswered') }),
      },
      // It stays stored: the next visit asks again.
      { guard: ({ context }) => context.attempt !== null, target: 'left' },
      // It belongs to another user or is unknown: asking again would not change that.
      {
        guard: ({ event }) => toPaymentProblem(event.error) === 'refused',
        target: 'ended',
        actions: assign({ fault: fault('not-verified') }),
      },
      { target: 'notVerified', actions: assign({ fault: fault('not-verified') }) },
    ],
  },
});
